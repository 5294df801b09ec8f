import { onTestFinished } from 'vitest';
import { Child, NO_LIMITS, type Settings } from './server-child.ts';

export function startChild(env: Settings, shell?: string): Child {
  const child = new Child({ ...NO_LIMITS, ...env }, shell);
  onTestFinished(async () => {
    await child.end('SIGKILL');
  });
  return child;
}
