/** Plays what can be heard of the match on the screen, if the coach wants to hear it. */
import { createEffect, on, onCleanup } from 'solid-js';
import { prefer, preferences } from '../keep/preferences.ts';
import { type Heard, heardIn } from './hear.ts';
import type { Match } from './match.ts';
import { runFor } from './motion.ts';
import type { Speaker } from './sound.ts';
import { isStill } from './still.ts';

/** Made by the first sound that is wanted: a browser lets nobody hear anything before a click. */
let speaker: Promise<Speaker> | undefined;
const speak = (): Promise<Speaker> => {
  speaker ??= import('./sound.ts').then(made => new made.Speaker());
  return speaker;
};
const CROWD: ReadonlySet<Heard['sound']> = new Set(['cheer', 'groan']);

export const toggleSound = (): void => prefer({ sound: preferences().sound === 'on' ? 'off' : 'on' });

/** More news than this was skipped to, and is read, not watched. */
const WATCHED_MAX = 40;

const utter = (heard: readonly Heard[]): void => {
  if (heard.length === 0 || document.hidden) return;
  void speak().then(made => {
    made.play(heard);
    made.murmur(preferences().crowd === 'on');
  });
};
export const listenTo = (match: Match): void => {
  createEffect(
    on(
      match.report,
      report => {
        const { sound, crowd, speed } = preferences();
        const news = report.slice(match.newsFrom());
        const isStep = match.snapshot().replay === null && news.length <= WATCHED_MAX;
        if (sound === 'off' || document.hidden || !isStep || (match.botAsked() && speed === 'fast')) return;
        const heard = heardIn(news).filter(one => crowd === 'on' || !CROWD.has(one.sound));
        const isGoal = news.some(({ type }) => type === 'touchdown') && !isStill();
        // The cheer waits for the scorer to be there.
        const late = isGoal ? heard.filter(({ sound }) => sound === 'cheer') : [];
        utter(heard.filter(one => !late.includes(one)));
        if (late.length > 0) setTimeout(() => utter(late), runFor(match.walks()));
      },
      { defer: true },
    ),
  );
  /** Once somebody has heard something: the supporters stop when they are not wanted, or nobody is there. */
  const hush = (): void => {
    const { sound, crowd } = preferences();
    void speaker?.then(made => {
      made.setMuted(document.hidden);
      if (document.hidden || sound === 'off' || crowd === 'off') made.murmur(false);
    });
  };
  createEffect(on(preferences, hush, { defer: true }));
  document.addEventListener('visibilitychange', hush);
  onCleanup(() => {
    document.removeEventListener('visibilitychange', hush);
    void speaker?.then(made => made.murmur(false));
  });
};
