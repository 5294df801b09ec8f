import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';
import variant from '@jitl/quickjs-wasmfile-release-sync';
import { newQuickJSWASMModuleFromVariant } from 'quickjs-emscripten-core';
import { expect, it } from 'vitest';
import { hashShots } from './record.ts';

/** QuickJS is an interpreter, a hundred times slower than V8. */
const SHOTS = 300;

/** Runs the same sources in QuickJS, an engine unrelated to V8. */
async function runInQuickJs(source: string): Promise<number> {
  const quickJs = await newQuickJSWASMModuleFromVariant(variant);
  using context = quickJs.newContext();
  context.runtime.setModuleLoader(
    path => stripTypeScriptTypes(readFileSync(path, 'utf8')),
    (from, name) => join(dirname(from), name),
  );
  using module = context.unwrapResult(
    context.evalCode(source, join(import.meta.dirname, 'asked.js'), { type: 'module' }),
  );
  using answer = context.getProp(module, 'answer');
  return context.getNumber(answer);
}

it('TCHAKO-20 shots end the same in QuickJS as in V8', async () => {
  const answer = await runInQuickJs(
    `import { hashShots } from './record.ts'; export const answer = hashShots(${SHOTS});`,
  );
  expect(answer).toBe(hashShots(SHOTS));
});
