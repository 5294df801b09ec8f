import { parentPort, workerData } from 'node:worker_threads';
import { Balancer } from './balancer.ts';
import type { BalancerNews, BalancerWork } from './balancer-thread.ts';

/** The thread of `BalancerThread`. */

const { upstreams, options } = workerData as BalancerWork;
const tell = (news: BalancerNews): void => parentPort?.postMessage(news);

try {
  let listens = false;
  const onChecked = (healthy: readonly string[]): void => {
    if (listens) tell({ healthy });
  };
  const balancer = await Balancer.listen(upstreams, { ...options, onChecked });
  // The port is the first thing that is told.
  tell({ port: balancer.port });
  tell({ healthy: balancer.healthy });
  listens = true;
} catch (error) {
  const { message, code } = error as NodeJS.ErrnoException;
  tell({ failed: { message, code } });
}
