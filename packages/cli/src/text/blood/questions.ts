/** The questions of a match in words: what is asked, and what a newcomer needs to know to answer. */
import { blood, type PlayerId, type Square } from '@ironpitch/engine';
import { type BloodFacts, type TypedBloodAsked, t } from '@ironpitch/texts/terminal';
import { aboutOf, hasAbout, squareText } from '../sentences.ts';
import { cardName, cardText, faceWords, labelOf, nameOf, rollName, skillName, skillText, wordsIn } from './players.ts';

type BloodGame = blood.BloodGame;

/** Questions in which the player is one of the asked coach's own, and clear by its label. */
const BY_LABEL: ReadonlySet<string> = new Set([
  'setUpSquare',
  'swarmSquare',
  'kickOffReturnSquare',
  'quickSnapSquare',
  'activity',
  'blockTarget',
  'bombTarget',
  'bombAnywhere',
  'reroll',
  'blockReroll',
  'knuckledusters',
  'followUp',
  'pilingOn',
  'passTarget',
  'throwTeammate',
  'kickLength',
]);
/** The Block Dice on the table. */
const facesText = (g: BloodGame): string =>
  Array.from({ length: g.rolledCount }, (_, i) => faceWords(g, blood.FACES[g.rolled(i)] as blood.FaceName).name).join(
    ', ',
  );
const actionOf = (g: BloodGame): blood.ActionName => blood.ACTIONS[aboutOf(g, 'kind')] as blood.ActionName;

/** What is still wrong with a set-up, a sentence each. */
export const faultsOf = (g: BloodGame, option: number): string =>
  blood
    .setUpFaults(g, g.asked, option)
    .map(({ fault, wanted, found }) => t.blood.setUpFaults[fault]?.(wanted, found) ?? fault)
    .join(' ');
const faultsText = (g: BloodGame): string => {
  const found = faultsOf(g, hasAbout(g, 'option') ? aboutOf(g, 'option') : 0);
  return found === '' ? t.blood.legalNow : t.blood.notLegal(found);
};

/** What the open question is about, written out. */
const askedOf = (g: BloodGame): TypedBloodAsked => {
  const { name } = g.question;
  const number = (slot: string): number => (hasAbout(g, slot) ? aboutOf(g, slot) : 0);
  const who = (slot: string): string => {
    const p = hasAbout(g, slot) ? (aboutOf(g, slot) as PlayerId) : (-1 as PlayerId);
    if (p < 0) return '';
    return slot === 'runner' || (slot === 'player' && BY_LABEL.has(name)) ? labelOf(g, p) : nameOf(g, p);
  };
  const where = (slot: string): string => (hasAbout(g, slot) ? squareText(g, aboutOf(g, slot) as Square) : '');
  const kind = number('kind');
  const skill = SKILL_ASKED.has(name) ? (blood.SKILLS[kind] as string) : '';
  const card = name === 'cardTarget' ? (blood.CARDS[kind] as string) : ruleAsked(g);
  return {
    player: who('player'),
    target: who('target'),
    runner: who('runner'),
    to: where('to'),
    from: where('from'),
    left: number('left'),
    extra: name === 'activity' ? blood.extraSquares(g, aboutOf(g, 'player') as PlayerId, number('count')) : 0,
    die: number('die'),
    passed: false,
    kind: kindText(g),
    roll: name === 'reroll' ? rollName(g, kind < 0 ? 'pro' : (blood.ROLLS[kind] as string)) : '',
    rolled: name === 'blockReroll' ? facesText(g) : '',
    skill: skill === '' ? '' : skillName(g, skill),
    skillDoes: skill === '' ? '' : skillText(g, skill),
    purpose: wordsIn(g).useSkill?.[skill] ?? t.blood.useSkill[skill] ?? '',
    result: resultText(g),
    moment: name === 'specialPlay' ? t.blood.moments[blood.CARD_MOMENTS[number('moment')] ?? 'own'] : '',
    card: card === '' ? '' : cardName(g, card),
    kicks: g.asked === g.kicking,
    chosen: '',
    ball: false,
    faults: name === 'setUp' || name === 'setUpPlayer' ? faultsText(g) : '',
    bonusTurn: g.bonusTurn,
    value: number('value'),
  };
};
const RULE_ASKED: ReadonlySet<string> = new Set(['useRule', 'rulePlayer', 'ruleSquare']);
/** What the team has brought along and is asked about. */
const ruleAsked = (g: BloodGame): string =>
  RULE_ASKED.has(g.question.name) ? (g.rules.edition.teamRules[aboutOf(g, 'kind')]?.id ?? '') : '';
const SKILL_ASKED: ReadonlySet<string> = new Set(['useSkill', 'pushAnywhere', 'skillTarget', 'skillSquare']);
const kindText = (g: BloodGame): string => {
  const { name } = g.question;
  if (name === 'activity') return t.blood.actions[actionOf(g)]?.name ?? '';
  if (name === 'setUp') return aboutOf(g, 'option') === blood.SetUp.rearrange ? 'rearrange' : '';
  return name === 'pilingOn' && aboutOf(g, 'kind') === 0 ? 'armour' : '';
};
const resultText = (g: BloodGame): string => {
  const { name } = g.question;
  if (name === 'pilingOn') return t.blood.injuries[blood.INJURIES[aboutOf(g, 'value')] ?? 'stunned'];
  return name === 'apothecary' ? t.blood.injuries[blood.INJURIES[aboutOf(g, 'kind')] ?? 'casualty'] : '';
};

/** What the edition says that help quotes. */
export const factsOf = ({ rules: { edition } }: BloodGame): BloodFacts => ({
  turnsPerHalf: edition.turnsPerHalf,
  goForIt: { squares: edition.goForIt.squares, target: edition.goForIt.target },
  setUp: { scrimmage: edition.setUp.scrimmage, wide: edition.setUp.wide },
});

/** What is asked, as a sentence, with what Enter or a word does. */
export const askText = (g: BloodGame): string => {
  const { name } = g.question;
  const asked = askedOf(g);
  const text =
    wordsIn(g).questions?.[name]?.asks?.(asked) ??
    t.blood.asksTyped[name]?.(asked) ??
    t.blood.questions[name]?.asks(asked) ??
    name;
  const hint = name === 'bribe' ? t.blood.left(g.bribes(g.asked)) : (t.blood.hints[name] ?? '');
  return t.capital(hint === '' ? text : `${text} ${hint}`);
};
/** What a newcomer needs to know to answer the open question. */
export const helpText = (g: BloodGame): string => {
  const { name } = g.question;
  if (name === 'useSkill') return skillText(g, blood.SKILLS[aboutOf(g, 'kind')] as string);
  if (name === 'cardTarget') return cardText(g, blood.CARDS[aboutOf(g, 'kind')] as string) || t.blood.namePlayer;
  const rule = cardText(g, ruleAsked(g));
  if (rule !== '') return rule;
  const activity = name === 'activity' ? t.blood.activities[actionOf(g)] : '';
  const help =
    wordsIn(g).questions?.[name]?.help ??
    t.blood.helpTyped[name]?.(factsOf(g), activity) ??
    t.blood.questions[name]?.help ??
    '';
  return [help, t.blood.typing[name] ?? ''].filter(part => part !== '').join(' ');
};
