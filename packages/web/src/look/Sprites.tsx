/** The drawings every screen uses by name: figures, icons, and the hatching of guarded squares. */
import figures from './figures.svg?raw';
import icons from './icons.svg?raw';

export const Sprites = () => (
  <div class="sprites" aria-hidden="true">
    <div innerHTML={figures + icons} />
    <svg width="0" height="0">
      <title>hatching</title>
      <defs>
        <pattern id="hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <line class="p-hatchline" x1="0" y1="0" x2="0" y2="7" />
        </pattern>
      </defs>
    </svg>
  </div>
);
