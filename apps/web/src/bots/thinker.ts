import type { Thinker } from '@tablee/bots';

/**
 * A worker that thinks, made when first needed: whoever plays a friend never loads a bot. The opponent and the
 * adviser are two thinkers, as a new question to one interrupts its last.
 */
export function sleepingThinker(): { wake(): Promise<Thinker>; close(): void } {
  let awake: Promise<Thinker> | null = null;
  const start = async (): Promise<Thinker> => {
    const [{ thinkerOver }, { default: BotWorker }] = await Promise.all([
      import('@tablee/bots'),
      import('@tablee/bots/worker?worker'),
    ]);
    return thinkerOver(() => new BotWorker());
  };
  return {
    wake() {
      awake ??= start().catch((error: unknown) => {
        // The file may arrive next time.
        awake = null;
        throw error;
      });
      return awake;
    },
    close() {
      void awake?.then(thinker => thinker.close());
      awake = null;
    },
  };
}
