/** One match, one writer: the tab that plays a match has claimed it, and another tab takes it over or leaves it. */

/** A match that this tab may write. */
export interface Claim {
  /** Another tab asks for the match: bring everything home, then let go. */
  onAsked: () => Promise<void>;
  /** Another tab has taken it without waiting: nothing more may be written. */
  onLost: () => void;
  /** Whether it still holds. */
  isHeld(): boolean;
  release(): void;
}
const lockOf = (id: string): string => `ironpitch.match.${id}`;
const CHANNEL = 'ironpitch.matches';
/** A page that is being reloaded lets go a moment after the new one asks, a little later on a busy machine. */
const RELOAD_MS = 1500;
/** A tab that plays brings its last decision home in less; one that does not is asleep or hangs. */
const PATIENCE_MS = 3000;

/** Browsers know locks on secure pages only; elsewhere nobody can be told, and every claim is granted. */
const locks = (): LockManager | undefined => navigator.locks;

const held = new Map<string, Claim>();
let channel: BroadcastChannel | undefined;
/** Hears other tabs ask for a match. */
const listen = (): BroadcastChannel => {
  channel ??= new BroadcastChannel(CHANNEL);
  channel.onmessage = async ({ data }: MessageEvent<unknown>) => {
    const claim = typeof data === 'string' ? held.get(data) : undefined;
    if (!claim) return;
    await claim.onAsked();
    claim.release();
  };
  return channel;
};

const hold = (id: string, options: LockOptions): Promise<Claim | null> => {
  const manager = locks();
  return new Promise((resolve, reject) => {
    const nobody = { onAsked: async () => {}, onLost: () => {} };
    if (!manager) return resolve({ ...nobody, isHeld: () => true, release: () => {} });
    let claim: Claim | undefined;
    const until = (lock: Lock | null): Promise<void> =>
      new Promise(letGo => {
        if (!lock) {
          resolve(null);
          return letGo();
        }
        const release = (): void => {
          if (held.get(id) === claim) held.delete(id);
          letGo();
        };
        claim = { ...nobody, isHeld: () => held.get(id) === claim, release };
        held.set(id, claim);
        listen();
        resolve(claim);
      });
    manager.request(lockOf(id), options, until).catch((error: unknown) => {
      if (claim) {
        if (held.get(id) === claim) held.delete(id);
        claim.onLost();
      } else if (error instanceof DOMException && ['AbortError', 'TimeoutError'].includes(error.name)) resolve(null);
      else reject(error);
    });
  });
};
/** Null when another tab plays the match. A match that nobody plays is had at once, however long the browser takes. */
export const claimMatch = async (id: string): Promise<Claim | null> =>
  (await hold(id, { ifAvailable: true })) ?? hold(id, { signal: AbortSignal.timeout(RELOAD_MS) });
/** Asks the tab that plays the match to let go, and takes it from one that does not answer. */
export const takeMatch = async (id: string): Promise<Claim> => {
  listen().postMessage(id);
  const given = await hold(id, { signal: AbortSignal.timeout(PATIENCE_MS) });
  return given ?? ((await hold(id, { steal: true })) as Claim);
};
