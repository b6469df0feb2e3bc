/** Processor seconds used by a server of ours: on a shared machine responses per processor second are steadier than
 *  responses per second. */
export async function processorSeconds(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)![1]);
}
