import { Counter, Gauge } from 'prom-client';
import type { Admission } from '#platform/admission/admission.ts';
import { type RequestClass, requestClasses } from '#server/http/request-classes.ts';
import { registry } from './metrics.ts';

/** Gauges of active and queued requests and a counter of rejected ones, by class. Names and labels are public and do not change. */
export function watchAdmission(gate: Admission<RequestClass>): void {
  const gaugeOf = (name: string, property: 'active' | 'queued' | 'slots', help: string) =>
    new Gauge({
      name,
      help,
      labelNames: ['class'],
      registers: [],
      collect() {
        for (const requestClass of requestClasses)
          this.set({ class: requestClass }, gate.state(requestClass)[property]);
      },
    });
  const refused = new Counter({
    name: 'admission_refused_total',
    help: 'Requests rejected for load, by class',
    labelNames: ['class'],
    registers: [],
    collect() {
      this.reset();
      for (const requestClass of requestClasses) this.inc({ class: requestClass }, gate.state(requestClass).rejected);
    },
  });
  registry.registerMetric(gaugeOf('admission_at_work', 'active', 'Requests being served, by class'));
  registry.registerMetric(gaugeOf('admission_waiting', 'queued', 'Queued requests, by class'));
  registry.registerMetric(gaugeOf('admission_places', 'slots', 'Current concurrency limit, by class'));
  registry.registerMetric(refused);
}
