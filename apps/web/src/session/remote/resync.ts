/**
 * Fetches missing steps, one request at a time. Fetches again if the table changed during the request, so that no frame
 * is lost.
 */
export function openResync(fetchAll: () => Promise<void>) {
  let busy: Promise<void> | null = null;
  let stale = false;

  async function work(): Promise<void> {
    try {
      do {
        stale = false;
        await fetchAll();
      } while (stale);
    } catch {
      // The next frame or the next connection finds the gap again.
    } finally {
      busy = null;
    }
  }
  return {
    /** Call after a gap. */
    resync(): Promise<void> {
      if (busy) stale = true;
      else busy = work();
      return busy;
    },
    /** The table has changed: a running request may return too little. */
    markStale(): void {
      if (busy) stale = true;
    },
  };
}
