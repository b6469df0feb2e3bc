/** Seconds of processor that a server of ours has used: on a shared machine answers for each of these are steadier than
 *  answers a second. */
export async function processorSeconds(origin: string): Promise<number> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  return Number(/^process_cpu_seconds_total (\S+)/m.exec(text)![1]);
}
