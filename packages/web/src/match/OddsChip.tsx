/** A chance as a number on a colour, never a colour alone. */
import { t } from '@ironpitch/texts/page';
import { rampOf } from './ramp.ts';

export const OddsChip = (props: { chance: number; rough?: boolean }) => (
  <span class={`odds odds-${rampOf(props.chance)}`} title={props.rough ? t.match.follows.rough : undefined}>
    {props.rough ? '≥' : ''}
    {t.percent(props.chance)}
    <small>%</small>
  </span>
);
