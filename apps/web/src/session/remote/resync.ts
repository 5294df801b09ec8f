/**
 * Fetches what a page missed, once at a time. What is heard meanwhile may be newer than what comes back: then it is
 * fetched once more, so that nothing heard is ever undone or forgotten.
 */
export function openResync(fetchAll: () => Promise<void>) {
  let busy: Promise<void> | null = null;
  let overtaken = false;

  async function work(): Promise<void> {
    try {
      do {
        overtaken = false;
        await fetchAll();
      } while (overtaken);
    } catch {
      // No answer: the next frame, or the next line, finds the gap again.
    } finally {
      busy = null;
    }
  }
  return {
    /** There is a gap. */
    mend(): Promise<void> {
      if (busy) overtaken = true;
      else busy = work();
      return busy;
    },
    /** The table has moved on: what is under way may be too old already. */
    overtake(): void {
      if (busy) overtaken = true;
    },
  };
}
