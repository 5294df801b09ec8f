// Preloaded into every server measured, ours and the peers' alike: answers how much it has used so far.
// Settling collects garbage first, so that memory means what is still held.
process.on('message', async question => {
  if (question !== 'sample' && question !== 'settle') return;
  if (question === 'settle') {
    for (let round = 0; round < 4; round++) {
      globalThis.gc();
      await new Promise(resolve => setTimeout(resolve, 100));
    }
  }
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send({ probe: { cpuMicros: user + system, rss, held: heapUsed + external } });
});
// The parent has ended.
process.on('disconnect', () => process.exit());
// Listening alone must not keep a server alive that has been told to stop.
process.channel.unref();
