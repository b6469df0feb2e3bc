// A supplier changes the price of a tour on one server; another server of the same database shows it to travellers.
import { setTimeout } from 'node:timers/promises';
import type pg from 'pg';
import { addDays } from '#kernel/dates.ts';
import { createSupplierOf } from './bench-users.ts';
import type { Bench } from './bench.ts';
import { waitUntilReady } from './wait-until-ready.ts';

const today = new Date().toISOString().slice(0, 10);
const changesPerRound = 10;
const [pollMs, giveUpMs, restMs] = [5, 10_000, 500];

type Tour = { id: string; slug: string; title: string; supplierId: string; day: string };

export const bench: Bench = {
  measures:
    'the time from the answer to a supplier who changes a price to when another process shows it in search, on the page and in the calendar',
  unit: 'ms',
  better: 'less',
  takesLong: true,
  async prepare({ sql, server, startAnother }) {
    const { url: here } = await server();
    const elsewhere = await startAnother();
    await waitUntilReady(elsewhere.url);
    const tour = await chooseTour(sql);
    const supplier = await createSupplierOf(sql, tour.supplierId);
    const headers = { authorization: `Bearer ${supplier.token}`, 'content-type': 'application/json' };
    const pages = {
      search: `/api/tours/search?q=${encodeURIComponent(tour.title)}`,
      page: `/tour/${tour.slug}`,
      calendar: `/api/tours/${tour.id}/availability?date=${tour.day}&adults=1`,
    };
    let percent = -10;

    async function change(): Promise<Record<keyof typeof pages, number>> {
      const before = Object.fromEntries(
        await Promise.all(Object.entries(pages).map(async ([name, path]) => [name, await read(elsewhere.url + path)])),
      ) as Record<string, string>;
      percent = percent <= -60 ? -10 : percent - 1;
      const body = { kind: 'price', from: today, to: addDays(today, 365), tourIds: [tour.id], price: { percent } };
      const response = await fetch(`${here}/api/supplier/calendar/edits`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      if (response.status !== 201) throw new Error(`the edit answered ${response.status}: ${await response.text()}`);
      const startedMs = performance.now();
      const waits = Object.entries(pages).map(async ([name, path]) => [
        name,
        await untilOther(elsewhere.url + path, before[name]!, startedMs),
      ]);
      const shown = Object.fromEntries(await Promise.all(waits));
      await setTimeout(restMs);
      return shown;
    }

    return {
      ours: {
        what: `the slowest of ${changesPerRound} changes`,
        async run() {
          const longest = { search: 0, page: 0, calendar: 0 };
          for (let n = 0; n < changesPerRound; n++) {
            const shown = await change();
            for (const name of ['search', 'page', 'calendar'] as const)
              longest[name] = Math.max(longest[name], Math.round(shown[name]));
          }
          return {
            value: Math.max(...Object.values(longest)),
            details: { searchMs: longest.search, pageMs: longest.page, calendarMs: longest.calendar },
          };
        },
      },
      yardsticks: {
        notify: {
          what: `the slowest of ${changesPerRound} notifications from one connection of the database to another`,
          run: async () => ({ value: await slowestNotification(sql) }),
        },
      },
      close: () => elsewhere.end(),
    };
  },
};

async function chooseTour(sql: pg.Pool): Promise<Tour> {
  const { rows } = await sql.query<Tour>(
    `select t.id, t.slug, t.supplier_id as "supplierId", to_char(d.starts_at_local, 'YYYY-MM-DD') as day, x.title
     from tours t join departures d on d.tour_id = t.id join tour_texts x on x.tour_id = t.id and x.language = 'en'
     where d.starts_at > now() + interval '10 days' and d.open and d.capacity - d.taken - d.withheld >= 4 and d.capacity < 10000
     order by t.id, d.starts_at limit 1`,
  );
  return rows[0]!;
}

async function read(url: string): Promise<string> {
  const response = await fetch(url, { headers: { accept: '*/*' } });
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
  return response.text();
}

async function untilOther(url: string, before: string, startedMs: number): Promise<number> {
  for (;;) {
    if ((await read(url)) !== before) return performance.now() - startedMs;
    if (performance.now() - startedMs > giveUpMs) throw new Error(`${url} does not show the change`);
    await setTimeout(pollMs);
  }
}

async function slowestNotification(sql: pg.Pool): Promise<number> {
  const listener = await sql.connect();
  try {
    await listener.query('listen bench_visible_change');
    let slowest = 0;
    for (let n = 0; n < changesPerRound; n++) {
      const heard = new Promise((resolve) => listener.once('notification', resolve));
      const startedMs = performance.now();
      await sql.query("select pg_notify('bench_visible_change', '')");
      await heard;
      slowest = Math.max(slowest, performance.now() - startedMs);
    }
    await listener.query('unlisten bench_visible_change');
    return slowest;
  } finally {
    listener.release();
  }
}
