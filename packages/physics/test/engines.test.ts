import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { dirname, join } from 'node:path';
import variant from '@jitl/quickjs-wasmfile-release-sync';
import { newQuickJSWASMModuleFromVariant } from 'quickjs-emscripten-core';
import { expect, it } from 'vitest';
import { hashShots } from './record.ts';

/** It interprets, and so is a hundred times slower than the others. */
const SHOTS = 300;

/** An engine that shares nothing with V8: it reads the same sources, and is asked for a number only. */
async function askQuickJs(source: string): Promise<number> {
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

it('TCHAKO-20 shots end the same in QuickJS as here; browsers are asked in e2e/physics.spec.ts', async () => {
  const answer = await askQuickJs(
    `import { hashShots } from './record.ts'; export const answer = hashShots(${SHOTS});`,
  );
  expect(answer).toBe(hashShots(SHOTS));
});
