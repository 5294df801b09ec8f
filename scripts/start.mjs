import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled, ensureWeb, main, node, root } from './setup.mjs';

await main(() => {
  ensureInstalled({ tools: false });
  ensureWeb();
  const server = spawn(node, [join(root, 'apps', 'server', 'src', 'main.ts'), ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
  });
  // A service manager only stops this process. Ctrl-C in a terminal reaches the server too, and asked twice it
  // would not wait for its last commits.
  process.on('SIGTERM', () => server.kill('SIGTERM'));
  process.on('SIGINT', () => process.stdin.isTTY || server.kill('SIGINT'));
  server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
});
