/**
 * Seconds of processor time this process has used, all its threads together: what a single core would have needed,
 * whatever else the machine was doing meanwhile.
 */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
