import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, ensureWeb, main, node, root } from './setup.mjs';

await main(() => {
  ensureInstalled();
  ensureWeb();
  const server = spawn(node, [join(root, 'apps', 'server', 'src', 'main.ts'), ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  });
  // Ctrl-C reaches the whole group by itself; a service manager only stops this process.
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
});
