/** The drawings that tell teams and positions apart. They come after the start, which does without them. */
import figures from './figures-2.svg?raw';

export default function Teams() {
  return <div class="sprites" aria-hidden="true" innerHTML={figures} />;
}
