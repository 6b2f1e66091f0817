/** Dice, what tells teams apart, and what makes a ground of the pitch. It comes after the start, which does without it. */
import dice from './dice.svg?raw';
import figures from './figures-2.svg?raw';
import './stadium.css';
import stadium from './stadium.svg?raw';

export default function Late() {
  return <div class="sprites" aria-hidden="true" innerHTML={dice + figures + stadium} />;
}
