import { Counter, Gauge } from 'prom-client';
import type { Admission } from '#platform/admission/admission.ts';
import { type Lane, laneNames } from './lanes.ts';
import { registry } from './metrics.ts';

/** Shows who is at work, who waits, and how many were turned away. */
export function watchAdmission(gate: Admission<Lane>): void {
  const ofEach = (name: 'atWork' | 'waiting' | 'places', help: string) =>
    new Gauge({
      name: `admission_${name === 'atWork' ? 'at_work' : name}`,
      help,
      labelNames: ['lane'],
      registers: [],
      collect() {
        for (const lane of laneNames) this.set({ lane }, gate.state(lane)[name]);
      },
    });
  const refused = new Counter({
    name: 'admission_refused_total',
    help: 'Requests turned away, by lane',
    labelNames: ['lane'],
    registers: [],
    collect() {
      this.reset();
      for (const lane of laneNames) this.inc({ lane }, gate.state(lane).refused);
    },
  });
  registry.registerMetric(ofEach('atWork', 'Requests at work, by lane'));
  registry.registerMetric(ofEach('waiting', 'Requests waiting for a place, by lane'));
  registry.registerMetric(ofEach('places', 'How many may be at work now, by lane'));
  registry.registerMetric(refused);
}
