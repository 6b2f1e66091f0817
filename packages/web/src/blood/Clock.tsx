/** The middle of the score bug in Blood Bowl: the half, the turn of eight, and the weather. */
import type { Snapshot } from '@ironpitch/table';
import { t } from '@ironpitch/texts/page';
import { Sprite } from '../pitch/Figure.tsx';
import { bloodPart } from './part.ts';
import { weatherWords } from './words.ts';

const SYMBOLS: Readonly<Record<string, string>> = {
  nice: 'i-w-fine',
  swelteringHeat: 'i-w-heat',
  verySunny: 'i-w-sun',
  pouringRain: 'i-w-rain',
  blizzard: 'i-w-snow',
};
export const BloodClock = (props: { snapshot: Snapshot }) => {
  const part = () => bloodPart(props.snapshot.view);
  const turn = () => part().turns[props.snapshot.view.active];
  return (
    <>
      <span class="bug__cell">
        <b>{t.blood.halves[Math.max(1, part().half)]}</b>
        <span>{t.blood.clock.half}</span>
      </span>
      <span class="bug__cell">
        <b>{turn()}</b>
        <span>{t.blood.clock.of(part().turnsPerHalf)}</span>
      </span>
      <span class="bug__cell bug__cell--weather" title={weatherWords(part().weather).does}>
        <b>
          <svg class="weather" viewBox="0 0 64 64" aria-hidden="true">
            <Sprite id={SYMBOLS[part().weather] ?? 'i-w-fine'} />
          </svg>
        </b>
        <span>{weatherWords(part().weather).name}</span>
      </span>
    </>
  );
};
