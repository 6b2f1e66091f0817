/** The questions of Blood Bowl as the page asks them: a sentence, and every answer as a button that says what happens. */
import type { Aiming, AnswerRow, QuestionShown, SquareRow } from '../match/face.ts';
import { nameById, playerById, playerName, teamName } from '../match/names.ts';
import { keyOfPlan } from '../match/plan.ts';
import { wishesBy } from '../match/wishes.ts';
import { sameSquare } from '../pitch/geometry.ts';
import type {
  Choice,
  MatchView,
  Named,
  Plan,
  PlanOdds,
  PlayerView,
  QuestionView,
  RollPreview,
  Snapshot,
  SquareName,
} from '../table/service.ts';
import { type BloodAsked, t } from '../texts/index.ts';
import { formationRows } from './formations.ts';
import { bloodPart } from './part.ts';
import { actionName, DIE_SYMBOLS, faceName, iconOf, isAction, riskWords, rollName, rollWords } from './words.ts';

const words = t.blood.answers;
const isSquare = (value: Named | null | undefined): value is SquareName =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'number';

export const bloodQuestion = (snapshot: Snapshot, aiming: Aiming): QuestionShown | null => {
  const { question, view } = snapshot;
  if (!question) return null;
  const text = t.blood.questions[question.name];
  const part = bloodPart(view);
  const own = view.active === question.side;
  const turn = t.blood.clock.turnOf(part.turns[question.side], part.turnsPerHalf);
  return {
    eyebrow: !part.inTurn
      ? (t.blood.halfNames[Math.max(1, part.half)] as string)
      : own
        ? part.turns[question.side] === 0
          ? t.match.yourTurn
          : `${t.match.yourTurn} · ${turn}`
        : t.match.theirTurn(teamName(view, view.active)),
    title: text?.asks(askedOf(snapshot, question, aiming)) ?? question.name,
    help: text?.help ?? '',
    rows: rowsOf(snapshot, question, aiming),
    squares: squaresOf(snapshot, question, aiming),
    faults: question.faults.map(({ fault, rule, wanted, found }) => ({
      text: t.blood.setUpFaults[fault]?.(wanted, found) ?? fault,
      rule,
    })),
  };
};
const SQUARES_LISTED = 9;
/** The few squares a question is about, as buttons too; of many only the pitch shows them. */
const squaresOf = ({ view }: Snapshot, question: QuestionView, aiming: Aiming): QuestionShown['squares'] => {
  const { plans, choices } = question;
  if (plans.length > 0) return [];
  const measure = measureOf(question, aiming);
  const squares = choices.flatMap((choice): SquareRow[] => {
    const { verb, object, answer } = choice;
    if (verb !== 'to' || !isSquare(object)) return [];
    const weight = weightOf(question, choice, aiming);
    const there = view.players.find(player => sameSquare(player.square, object));
    return [
      {
        square: object,
        does: { kind: 'answer', answers: [answer] },
        ...(measure && weight ? { chance: weight[measure.of], note: measure.unit } : {}),
        ...(there ? { note: playerName(there) } : {}),
      },
    ];
  });
  return squares.length > SQUARES_LISTED ? [] : squares;
};

/** What the question is about, written out. */
const askedOf = ({ view }: Snapshot, { name, about, side, dice }: QuestionView, { selected }: Aiming): BloodAsked => {
  const who = (key: string): string => (typeof about[key] === 'string' ? nameById(view, about[key] as string) : '');
  const where = (key: string): string => (isSquare(about[key]) ? t.square(about[key] as SquareName) : '');
  const number = (key: string): number => (typeof about[key] === 'number' ? (about[key] as number) : 0);
  const chosen = selected === null ? undefined : playerById(view, selected);
  const kind = String(about.kind ?? '');
  return {
    player: who('player'),
    target: who('target'),
    runner: who('runner'),
    to: where('to'),
    from: where('from'),
    left: number('left'),
    extra: number('extra'),
    die: number('die'),
    passed: about.passed === true,
    kind: name === 'activity' ? actionName(kind) : name === 'setUp' ? String(about.option ?? '') : kind,
    roll: rollName(kind),
    rolled: t.list(dice.map(faceName)),
    skill: t.blood.skills[kind]?.name ?? kind,
    skillDoes: t.blood.skills[kind]?.does ?? '',
    purpose: t.blood.useSkill[kind] ?? '',
    result: t.blood.injuries[String(about.result ?? kind)] ?? '',
    moment: t.blood.moments[String(about.moment)] ?? '',
    card: t.blood.cards[kind]?.name ?? kind,
    kicks: bloodPart(view).kicking === side,
    chosen: chosen ? playerName(chosen) : '',
    ball: chosen?.ball != null,
  };
};

const rowsOf = (snapshot: Snapshot, question: QuestionView, aiming: Aiming): AnswerRow[] => {
  const { selected, aim } = aiming;
  const aimed = aim
    ? [
        planRow(snapshot, aim, true, reckonedOf(aim, aiming)),
        ...aiming.others.map(other => otherRow(snapshot, other)),
        ...besides(snapshot, aim, aiming),
      ]
    : [];
  const benching = aiming.plans.filter(plan => plan.verb === 'bench').map(plan => planRow(snapshot, plan, true));
  if (question.name === 'setUp') return [...benching, ...setUpRows(snapshot, question, aiming)];
  const deeds = question.choices.filter(choice => isAction(choice.verb));
  const rest = question.choices.filter(
    choice => !isAction(choice.verb) && choice.verb !== 'to' && choice.verb !== 'leap' && choice.verb !== 'place',
  );
  const placing = question.choices.filter(choice => choice.verb === 'place');
  const rows = rest
    .filter(choice => !coveredByPlan(question, choice) && !isAimed(choice, aim))
    .sort((a, b) => rankOf(question, a) - rankOf(question, b))
    .map(choice => choiceRow(snapshot, question, choice, aiming));
  const firm = rows.filter(row => !row.plain);
  const plain = rows.filter(row => row.plain);
  if (deeds.length > 0) {
    const body = selected === null ? playerRows(snapshot, deeds) : actionRows(snapshot, deeds, aiming);
    return [...aimed, ...body, ...firm, ...plain];
  }
  return [
    ...aimed,
    ...targetRows(snapshot, question, aiming),
    ...receiverRows(snapshot, question, aiming),
    ...benching,
    ...placing.map(choice => choiceRow(snapshot, question, choice, aiming)),
    ...firm,
    ...plain,
  ];
};
/** From the best to the worst for the blocker. */
const FACES: readonly string[] = ['defenderDown', 'defenderStumbles', 'pushed', 'bothDown', 'attackerDown'];
/** With one of these among them, whoever is against the blocker picks it. */
const BAD_FACES: ReadonlySet<string> = new Set(['attackerDown', 'bothDown']);
const OUTCOMES: readonly string[] = ['down', 'pushed', 'nothing', 'bothDown', 'selfDown'];
/** The best die first; receiving the ball before kicking it; what failed is rather rolled again, best with a skill. */
const rankOf = ({ name, about, dice }: QuestionView, { verb, object, outcome, square }: Choice): number => {
  if (verb === 'receive') return -1;
  if (verb === 'facing') return square === undefined ? 1 : 0;
  if (name === 'casualty') return outcome === 'reserves' ? 0 : 1;
  if (name === 'specialPlay') return verb === 'no' ? 0 : 1;
  if (name === 'reroll' && about.passed !== true) return verb === 'keep' ? 2 : object === 'team' ? 1 : 0;
  if (name === 'blockReroll' && dice.some(face => BAD_FACES.has(face))) return verb === 'keep' ? 1 : 0;
  if (verb === 'reroll') return 100;
  if (verb !== 'face') return 0;
  return OUTCOMES.indexOf(outcome ?? 'pushed') * 10 + FACES.indexOf(String(object));
};
const isAimed = ({ answer }: Choice, aim: Plan | null): boolean =>
  aim !== null && JSON.stringify(aim.answers) === JSON.stringify([answer]);
const coveredByPlan = ({ plans }: QuestionView, { object }: Choice): boolean =>
  typeof object === 'string' && plans.some(plan => plan.target === object);

const setUpRows = (snapshot: Snapshot, question: QuestionView, aiming: Aiming): AnswerRow[] => {
  const ready = question.choices.find(choice => choice.verb === 'ready');
  return [
    ...(ready
      ? [
          {
            icon: 'yes' as const,
            label: words.ready,
            why: t.blood.legal,
            does: { kind: 'answer' as const, answers: [ready.answer] },
          },
        ]
      : []),
    ...question.choices
      .filter(choice => choice.verb === 'formation')
      .map(choice => choiceRow(snapshot, question, choice, aiming)),
    ...formationRows(snapshot, question),
  ];
};

/** One row a player who can act: choosing it is what a click on the pitch does. */
const playerRows = ({ view }: Snapshot, deeds: readonly Choice[]): AnswerRow[] => {
  const ids = [...new Set(deeds.map(choice => String(choice.object)))];
  const rank = (id: string): number => {
    const player = playerById(view, id);
    if (player?.ball != null) return 0;
    if (player?.posture !== 'standing') return 3;
    return deeds.some(choice => choice.object === id && choice.verb === 'block') ? 1 : 2;
  };
  return ids
    .sort((a, b) => rank(a) - rank(b))
    .map(id => {
      const player = playerById(view, id);
      const blocks = deeds.some(choice => choice.object === id && choice.verb === 'block');
      const notes = [
        player?.ball != null ? words.hasBall : '',
        player?.posture !== 'standing' ? words.isDown : '',
        blocks ? words.canBlock : '',
        profileOf(player),
      ];
      return {
        icon: 'player',
        ...(player ? { player } : {}),
        label: nameById(view, id),
        why: notes.filter(note => note !== '').join(' · '),
        does: { kind: 'select', player: id },
      };
    });
};
/** Movement, Strength, Agility, Armour and what it has learned: how coaches know their players. */
const profileOf = (player: PlayerView | undefined): string =>
  player
    ? words.profile(
        player.stats.map(([, value]) => value),
        player.skills.map(skill => t.blood.skills[skill]?.name ?? skill),
      )
    : '';
const CLICKS: Readonly<Record<string, string>> = {
  move: words.clickSquare,
  pass: words.moveFirst,
  handOff: words.clickMate,
};
const RECEIVERS_LISTED = 4;
const best = (a: Plan, b: Plan): number => chanceOf(b) - chanceOf(a);
const chanceOf = (plan: Plan): number =>
  (plan.risk?.chance ?? 1) * (plan.roll?.kind === 'block' ? (plan.roll.chance ?? 0) : 1);
/** The actions of the player in hand: what is alongside can be done from here, the rest is clicked on the pitch. */
const actionRows = (snapshot: Snapshot, deeds: readonly Choice[], { selected, plans, aim }: Aiming): AnswerRow[] => {
  const own = deeds.filter(choice => choice.object === selected);
  const rows = own.flatMap((choice): AnswerRow[] => {
    const { verb } = choice;
    const ways = plans.filter(plan => plan.verb === verb && plan !== aim);
    const gain = plans.filter(plan => plan.verb === verb && plan.gains.length > 0 && plan.to !== null).sort(best)[0];
    const listed =
      verb === 'block' || verb === 'handOff'
        ? ways.filter(plan => plan.path.length === 0)
        : verb === 'pass'
          ? ways.sort(best).slice(0, RECEIVERS_LISTED)
          : [];
    const declare: AnswerRow = {
      icon: iconOf(verb),
      label: actionName(verb),
      why: ways.length > 0 ? (CLICKS[verb] ?? words.clickSomebody) : (t.blood.actions[verb]?.why ?? ''),
      opens: true,
      plain: ways.length === 0,
      does: { kind: 'answer', answers: [choice.answer] },
    };
    const rows = [
      ...(gain && gain !== aim ? [planRow(snapshot, gain, false)] : []),
      ...listed.map(plan => planRow(snapshot, plan, false)),
    ];
    return verb === 'block' ? rows : [...rows, declare];
  });
  // What leads to nobody and nowhere yet comes last.
  return [...rows.filter(row => !row.plain), ...rows.filter(row => row.plain)];
};
interface Measure {
  readonly of: 'success' | 'theyFall' | 'theyLeave';
  readonly unit: string;
}
const FELLED: Measure = { of: 'theyFall', unit: words.down };
const SAFE: Measure = { of: 'success', unit: words.safe };
const MEASURES: readonly Measure[] = [SAFE, { of: 'theyLeave', unit: words.off }, FELLED];
const HARDLY_EVER = 0.005;
/** By what the answers differ: in a block whether the target goes down, otherwise whether all goes on well. */
const measureOf = ({ name }: QuestionView, { weights }: Aiming): Measure | null => {
  if (name === 'blockDie') return FELLED;
  if (name === 'blockReroll') return SAFE;
  const known = weights.filter(weight => weight !== null);
  const found = MEASURES.find(({ of }) => {
    const values = known.map(weight => weight[of]);
    return Math.max(...values) - Math.min(...values) > HARDLY_EVER;
  });
  return found && name === 'reroll' && found.of === 'success'
    ? { of: 'success', unit: words.succeeds }
    : (found ?? null);
};
const comesOutBy = (measure: Measure | null, weight: PlanOdds | null): Partial<AnswerRow> =>
  measure === null || weight === null ? {} : { chance: weight[measure.of], unit: measure.unit };
const joined = (...texts: readonly string[]): string => texts.filter(text => text !== '').join(' ');
/** What may come of an answer besides what it is measured by. */
const stakes = (measure: Measure | null, weight: PlanOdds | null): string => {
  if (measure === null || weight === null) return '';
  const { theyLeave, down, turnover } = weight;
  return joined(
    theyLeave > HARDLY_EVER && measure.of !== 'theyLeave' ? words.leaves(t.percent(theyLeave)) : '',
    down > HARDLY_EVER && measure.of !== 'theyLeave' ? words.youFall(t.percent(down)) : '',
    turnover > HARDLY_EVER && down <= HARDLY_EVER && measure.of !== 'success' ? words.lost(t.percent(turnover)) : '',
  );
};
/** In the middle of an action: whom it can be done to, here or on the way. */
const TARGETS_LISTED = 6;
const targetRows = (snapshot: Snapshot, { plans }: QuestionView, { aim }: Aiming): AnswerRow[] => {
  const done = plans.filter(plan => plan !== aim && plan.target !== null).sort(best);
  const gains = ['touchdown', 'ball'].flatMap(gain => {
    const [likeliest] = plans.filter(plan => plan.target === null && plan.gains.includes(gain)).sort(best);
    return likeliest && likeliest !== aim ? [likeliest] : [];
  });
  return [...new Set([...gains, ...done])].slice(0, TARGETS_LISTED).map(plan => planRow(snapshot, plan, false));
};
/** Team-mates that a throw can be aimed at; a bomb rather goes to opponents, and a thrown player to a free square. */
const receiverRows = ({ view }: Snapshot, question: QuestionView, aiming: Aiming): AnswerRow[] => {
  const { name, choices, side } = question;
  return (name === 'throwTeammate' ? [] : choices)
    .flatMap(choice => {
      const { object, roll } = choice;
      if (choice.verb !== 'to' || !roll || !isSquare(object)) return [];
      const there = view.players.find(
        p => (p.side === side) !== (name === 'bombTarget') && p.posture === 'standing' && sameSquare(p.square, object),
      );
      return there && aiming.aim?.target !== there.id ? [{ choice, there }] : [];
    })
    .sort((a, b) => (b.choice.roll?.chance ?? 0) - (a.choice.roll?.chance ?? 0))
    .slice(0, RECEIVERS_LISTED)
    .map(({ choice, there }) => ({
      icon: 'throw',
      label: words.throwTo(playerName(there)),
      why: choice.roll ? rollWords(choice.roll) : '',
      ...plannedBy(planOf(question, choice, there.id), aiming),
      unit: name === 'bombTarget' ? words.onTarget : words.caught,
    }));
};
/** The plan behind an answer that brings a roll: pointing at it brings its odds. */
const planOf = ({ about }: QuestionView, { verb, answer, roll }: Choice, target: string): Plan => ({
  ...(roll?.kind === 'block' ? { wants: 'down' as const } : {}),
  ...(roll?.kind === 'pass' ? { wants: 'caught' as const } : {}),
  verb,
  player: String(about.player ?? ''),
  to: null,
  target,
  path: [],
  roll,
  answers: [answer],
  gains: [],
});
/** Shown on the pitch first, as any other plan is. */
const plannedBy = (plan: Plan, aiming: Aiming): Pick<AnswerRow, 'plan' | 'chance' | 'rough' | 'does'> => {
  const odds = reckonedOf(plan, aiming);
  return {
    plan,
    chance: odds?.success ?? plan.roll?.chance ?? null,
    rough: odds === null && plan.wants !== undefined,
    does: { kind: 'aim', plan },
  };
};

const gainWords = (plan: Plan): string =>
  plan.gains.map(gain => (gain === 'touchdown' ? words.scores : words.picksUp)).join(' ');
const labelOf = (view: MatchView, plan: Plan): string => {
  const target = plan.target === null ? '' : nameById(view, plan.target);
  if (plan.verb === 'bench') return words.bench;
  if (plan.verb === 'player') return target;
  if (plan.verb === 'target') return words.at(actionName('block'), target);
  if (plan.verb === 'leap' && plan.to) return words.leap(t.square(plan.to));
  const from = plan.path.at(-1);
  // In the middle of any other action it is a move all the same.
  if (plan.to && from && plan.target === null) return words.to(actionName('move'), t.square(plan.to));
  if (plan.verb === 'pass' && from && target !== '') return words.thenThrow(target, t.square(from));
  if (plan.verb === 'handOff' && from && target !== '') return words.thenHand(target, t.square(from));
  if (plan.verb === 'pass' || plan.verb === 'to')
    return target !== '' ? words.throwTo(target) : plan.to ? words.throwAt(t.square(plan.to)) : actionName(plan.verb);
  if (plan.verb === 'handOff' && target !== '') return words.handTo(target);
  if (plan.to !== null) return words.to(actionName(plan.verb), t.square(plan.to));
  return target === '' ? actionName(plan.verb) : words.at(actionName(plan.verb), target);
};
const reckonedOf = (plan: Plan, { reckoned }: Aiming): PlanOdds | null =>
  reckoned?.key === keyOfPlan(plan) ? (reckoned.odds ?? null) : null;
const BESIDES = 2;
/** What else could be done to the same player, or to get to the same square. */
const besides = (snapshot: Snapshot, aim: Plan, { plans }: Aiming): AnswerRow[] =>
  plans
    .filter(plan => plan !== aim && (aim.target === null ? sameSquare(plan.to, aim.to) : plan.target === aim.target))
    .sort(best)
    .slice(0, BESIDES)
    .map(plan => planRow(snapshot, plan, false));
/** Another way to the same square, by what it does differently. */
const otherRow = (snapshot: Snapshot, plan: Plan): AnswerRow => {
  const { extra, keepsReroll } = plan.risk ?? {};
  const why = [
    plan.gains.includes('ball') ? words.viaBall : '',
    extra ? words.extra(extra) : '',
    keepsReroll ? words.keepsReroll(t.percent(keepsReroll)) : '',
  ].filter(text => text !== '');
  const row = planRow(snapshot, plan, false);
  return { ...row, label: t.match.follows.otherWay, why: why.length > 0 ? why.join(' ') : row.why };
};
/** A plan as an answer: done when `aimed`, otherwise shown on the pitch first. */
const planRow = ({ view }: Snapshot, plan: Plan, aimed: boolean, odds: PlanOdds | null = null): AnswerRow => {
  const block = plan.roll?.kind === 'block';
  const rolls = plan.risk && (plan.risk.rolls.length > 0 || !plan.roll);
  const why = [
    ...(plan.path.length > 0 ? [`${words.squares(plan.path.length)}.`] : []),
    ...(rolls && plan.risk ? [riskWords(plan.risk)] : []),
    ...(plan.roll && (block || plan.roll.kind === 'armour' || !rolls) ? [rollWords(plan.roll)] : []),
    ...(plan.roll && !block && plan.roll.against?.length ? [words.intercept(plan.roll.against.length)] : []),
    gainWords(plan),
  ]
    .filter(text => text !== '')
    .join(' ');
  const way = plan.risk?.chance ?? 1;
  // Without a way the roll is all there is to it.
  const chance = block || plan.roll?.kind === 'armour' || !plan.risk ? way * (plan.roll?.chance ?? 1) : way;
  const unit =
    plan.wants === 'touchdown'
      ? words.touchdown
      : block
        ? words.down
        : plan.roll?.kind === 'armour'
          ? words.broken
          : plan.roll?.kind === 'throwTeammate'
            ? words.flies
            : plan.roll?.kind === 'bomb'
              ? words.onTarget
              : plan.target !== null && (plan.verb === 'pass' || plan.verb === 'handOff' || plan.verb === 'to')
                ? words.caught
                : words.succeeds;
  const risky = block || plan.roll !== null || (plan.risk?.rolls.length ?? 0) > 0;
  return {
    icon: plan.to !== null && plan.path.length > 0 && plan.verb !== 'leap' ? 'run' : iconOf(plan.verb),
    label: labelOf(view, plan),
    why: why || (t.blood.actions[plan.verb]?.why ?? ''),
    plan,
    ...(risky
      ? { chance: odds?.success ?? chance, unit, rough: odds === null && plan.wants !== undefined && plan.to === null }
      : {}),
    does: aimed ? { kind: 'answer', answers: plan.answers } : { kind: 'aim', plan },
  };
};

const PLACING: ReadonlySet<string> = new Set(['setUp', 'setUpPlayer']);
export const bloodCanAct = (question: QuestionView, player: PlayerView): boolean =>
  PLACING.has(question.name)
    ? player.side === question.side && (player.square !== null || player.box === 'reserves')
    : question.choices.some(choice => choice.object === player.id && isAction(choice.verb));

export const bloodWishes = wishesBy({
  first: ['move', 'block', 'blitz'],
  mate: 'pass',
  opponent: there => (there.posture === 'standing' ? 'blitz' : 'foul'),
});

const weightOf = ({ choices }: QuestionView, choice: Choice, { weights }: Aiming): PlanOdds | null =>
  weights[choices.indexOf(choice)] ?? null;
/** Opponents struggle with whoever holds or follows them: the chance shown is that of the coach who is asked. */
const CONTESTS: Readonly<Record<string, string>> = { tentacles: words.holds, shadowing: words.follows };
const rollOdds = ({ kind, chance }: RollPreview): Partial<AnswerRow> => {
  const contest = CONTESTS[kind];
  if (contest !== undefined) return { chance: chance === null ? null : 1 - chance, unit: contest };
  return { chance, unit: kind === 'block' ? words.down : kind === 'armour' ? words.broken : words.succeeds };
};
/** Where no is as good an answer as any. */
const FIRM: ReadonlySet<string> = new Set(['followUp', 'specialPlay']);
/** Yes or no, in the words of what is asked; with a roll that yes would bring. */
const decisionRow = (snapshot: Snapshot, question: QuestionView, choice: Choice, aiming: Aiming): AnswerRow => {
  const verb = choice.verb as 'yes' | 'no';
  const told = t.blood.decisions[question.name]?.[verb]?.(askedOf(snapshot, question, aiming));
  const [label, why] = told ?? [words.nobody, ''];
  const { measure, weight } = { measure: measureOf(question, aiming), weight: weightOf(question, choice, aiming) };
  return {
    icon: verb === 'no' ? 'no' : question.name === 'followUp' ? 'run' : 'yes',
    label,
    why: joined(why, stakes(measure, weight)),
    plain: verb === 'no' && !FIRM.has(question.name),
    ...(choice.roll ? rollOdds(choice.roll) : comesOutBy(measure, weight)),
    does: { kind: 'answer', answers: [choice.answer] },
  };
};
const choiceRow = (snapshot: Snapshot, question: QuestionView, choice: Choice, aiming: Aiming): AnswerRow => {
  const { view } = snapshot;
  const measure = measureOf(question, aiming);
  const weight = weightOf(question, choice, aiming);
  const { verb, object, roll, outcome } = choice;
  const part = bloodPart(view);
  const name = String(object ?? '');
  const does = { kind: 'answer', answers: [choice.answer] } as const;
  const row = (icon: AnswerRow['icon'], label: string, why = '', more: Partial<AnswerRow> = {}): AnswerRow => ({
    icon,
    label,
    why,
    does,
    ...more,
  });
  switch (verb) {
    case 'endTurn': {
      const left = new Set(question.choices.filter(one => isAction(one.verb)).map(one => String(one.object))).size;
      return row('end', words.endTurn, words.unused(left), {
        key: 'E',
        plain: true,
        does: { kind: 'endTurn', answers: [choice.answer], unused: left },
      });
    }
    case 'stop': {
      const [label, why] = words.stops[question.name] ?? [words.stop, words.stopWhy];
      return row('square', label, why, { plain: true });
    }
    case 'face': {
      const told = outcome === undefined ? undefined : t.blood.outcomes[outcome];
      const who = (key: string): string => nameById(view, String(question.about[key] ?? ''));
      const does = told?.(who('target'), who('player')) ?? t.blood.faces[name]?.why ?? '';
      return row('block', faceName(name), joined(does, stakes(measure, weight)), {
        die: DIE_SYMBOLS[name] ?? '',
        ...comesOutBy(measure, weight),
      });
    }
    case 'reroll':
      return row(
        'back',
        words.rerollWith(t.blood.rerolls[name] ?? name),
        joined(
          name === 'team' ? words.rerollTeam(part.rerolls[question.side]) : words.rerollWhy,
          stakes(measure, weight),
        ),
        comesOutBy(measure, weight),
      );
    case 'keep':
      return question.name === 'reroll' && question.about.passed !== true
        ? row('no', words.failed, joined(words.failedWhy, stakes(measure, weight)), comesOutBy(measure, weight))
        : row('yes', words.keep, joined(words.keepWhy, stakes(measure, weight)), comesOutBy(measure, weight));
    case 'formation':
      return row('player', t.blood.formations[name]?.name ?? name, t.blood.formations[name]?.does ?? '', {
        opens: true,
      });
    case 'ready':
      return question.name === 'setUpPlayer'
        ? row('back', words.back, '', { plain: true })
        : row('yes', words.ready, words.readyDone, { plain: true });
    case 'kick':
      return row('throw', words.kick, part.half > 1 ? words.kickLast : words.kickWhy);
    case 'receive':
      return row('standUp', words.receive, part.half > 1 ? words.receiveLast : words.receiveWhy);
    case 'yes':
    case 'no':
      return decisionRow(snapshot, question, choice, aiming);
    case 'throw':
      return row('throw', words.throw, words.throwWhy);
    case 'hailMary':
      return row('throw', words.hailMary, words.hailMaryWhy);
    case 'leap':
      return row('standUp', words.leap(isSquare(object) ? t.square(object) : ''), '', { plain: true });
    case 'bench':
      return row('bench', words.bench, '', { plain: true });
    case 'short':
      return row('throw', words.short, words.shortWhy);
    case 'long':
      return row('throw', words.long, words.longWhy);
    case 'first':
      return row('yes', words.first(Number(question.about.value)), t.blood.casualties[outcome ?? ''] ?? '');
    case 'second':
      return row('yes', words.second(Number(question.about.die)), t.blood.casualties[outcome ?? ''] ?? '');
    case 'facing':
      return row('run', words.facing(choice.square ? t.square(choice.square) : ''), '', { opens: true });
    case 'deck':
      return row('card', t.blood.decks[name] ?? name);
    case 'play':
      return row('card', words.play(t.blood.cards[name]?.name ?? name), t.blood.cards[name]?.does ?? '');
    case 'moveMarker':
      return row('step', words.moveMarker);
    case 'target':
    case 'player':
    case 'place':
    case 'stab':
    case 'chainsaw':
    case 'gaze':
    case 'throwTeammate':
    case 'kickTeammate':
    case 'multipleBlock': {
      const target = nameById(view, name);
      const plainly = verb === 'target' || verb === 'player' || verb === 'place';
      return row(
        plainly ? 'player' : iconOf(verb),
        plainly ? target : words.at(actionName(verb), target),
        roll ? rollWords(roll) : profileOf(playerById(view, name)),
        roll === null
          ? { opens: true }
          : roll.kind === 'block'
            ? { ...rollOdds(roll), ...plannedBy(planOf(question, choice, name), aiming) }
            : rollOdds(roll),
      );
    }
    default:
      return row('yes', verb);
  }
};
