import { join } from 'node:path';
import type { Settings } from '../apps/server/test/server-child.ts';
import type { BalancerOptions } from './balancer.ts';
import { BalancerThread } from './balancer-thread.ts';
import { FleetNode, LOCALHOST, type NodeOptions } from './node.ts';

export type FleetOptions = {
  readonly count: number;
  /** Each node has a folder of its own in it. */
  readonly folder: string;
  /** Settings of node i, with the address of its database. */
  readonly settings: (i: number) => Settings;
  readonly balancer?: BalancerOptions;
  readonly onOutput?: NodeOptions['onOutput'];
};

/** Several nodes behind one balancer. */
export class Fleet {
  readonly nodes: readonly FleetNode[];
  readonly balancer: BalancerThread;

  private constructor(nodes: readonly FleetNode[], balancer: BalancerThread) {
    this.nodes = nodes;
    this.balancer = balancer;
  }

  static async start({ count, folder, settings, onOutput, balancer }: FleetOptions): Promise<Fleet> {
    const nodes: FleetNode[] = [];
    for (let i = 0; i < count; i++) {
      const name = `node-${i + 1}`;
      const output = onOutput ? { onOutput } : {};
      nodes.push(await FleetNode.of({ name, data: join(folder, name), settings: settings(i), ...output }));
    }
    try {
      // The first one creates the tables of the database.
      await nodes[0]!.start();
      await Promise.all(nodes.slice(1).map(node => node.start()));
      const upstreams = nodes.map(({ name, port }) => ({ name, port, host: LOCALHOST }));
      return new Fleet(nodes, await BalancerThread.listen(upstreams, balancer));
    } catch (error) {
      await Promise.all(nodes.map(node => node.kill()));
      throw error;
    }
  }

  get url(): string {
    return this.balancer.url;
  }

  /** Gracefully; the balancer last, so that pages are told. */
  async stop(): Promise<void> {
    await Promise.all(this.nodes.map(node => node.stop()));
    await this.balancer.close();
  }

  async kill(): Promise<void> {
    await Promise.all(this.nodes.map(node => node.kill()));
    await this.balancer.close();
  }
}
