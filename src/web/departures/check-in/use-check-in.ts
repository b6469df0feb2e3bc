// Lets people in: judges a ticket by the sheet at once, notes the scan on the device, and has the server confirm it as soon as there is a network.
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import type { ScanResult } from '#contract/suppliers/check-ins.ts';
import type { SheetBookingView } from '#contract/suppliers/departures/departures.ts';
import * as paths from '#contract/paths.generated.ts';
import { usePageContext } from '#web/runtime/router/page-context.ts';
import { getSession } from '#web/runtime/session/session.ts';
import { judgeBooking, judgeTicket, sha256, type SheetItem, type Verdict } from './judge-ticket.ts';
import { addScan, allScans, ownScans, type QueuedScan, subscribeToScans } from './scan-queue.ts';
import { sendScans } from './send-scans.ts';

/** What was said last: of the ticket by the device or the server, or who of a party is to be let in. */
export type Latest =
  | { of: 'device'; verdict: Exclude<Verdict, { kind: 'valid' }> }
  | { of: 'noted'; scan: QueuedScan; booking: SheetBookingView }
  | { of: 'server'; result: ScanResult; booking: SheetBookingView | undefined };

export type PartyToAdmit = { booking: SheetBookingView; left: SheetItem[]; ticket: string };

export type CheckIn = {
  latest: Latest | null;
  partyToAdmit: PartyToAdmit | null;
  /** Of the departure, by all users of this device: they say who is in. */
  scans: readonly QueuedScan[];
  /** Those of the signed-in person, who sends no others. */
  ownScans: readonly QueuedScan[];
  readTicket: (text: string) => void;
  /** Of a booking that was found on the sheet. */
  ask: (booking: SheetBookingView) => void;
  letIn: (partyToAdmit: PartyToAdmit, positions: readonly number[]) => void;
  dismiss: () => void;
};

const retryMs = 10_000;
const noScans: readonly QueuedScan[] = [];

export function useCheckIn(departureId: string, bookings: readonly SheetBookingView[]): CheckIn {
  const { call, language } = usePageContext();
  const { revalidate } = useRevalidator();
  const all = useSyncExternalStore(subscribeToScans, allScans, () => noScans);
  const userId = getSession()?.user.id;
  const scans = all.filter((scan) => scan.departureId === departureId);
  const [latest, setLatest] = useState<Latest | null>(null);
  const [partyToAdmit, setPartyToAdmit] = useState<PartyToAdmit | null>(null);

  const send = useCallback(async () => {
    const results = await sendScans(call).catch(() => []);
    if (results.length > 0) void revalidate();
    return results;
  }, [call, revalidate]);
  useRetries(send);

  const letIn: CheckIn['letIn'] = ({ booking, ticket }, positions) => {
    setPartyToAdmit(null);
    const scan = newScan({ departureId, ticket, positions: [...positions], reference: booking.reference });
    addScan(scan);
    setLatest({ of: 'noted', scan, booking });
    navigator.vibrate?.(80);
    void send().then((results) => {
      const result = results.find(({ id }) => id === scan.id);
      // The device's record counts unless the server knows better.
      if (result && result.outcome !== 'accepted') setLatest({ of: 'server', result, booking });
    });
  };
  const act = (verdict: Verdict, ticket: string) => {
    if (verdict.kind !== 'valid') setLatest({ of: 'device', verdict });
    else if (verdict.left.length === 1 && !verdict.isTyped) letIn({ ...verdict, ticket }, [verdict.left[0]!.position]);
    else setPartyToAdmit({ ...verdict, ticket });
  };
  /** Only of what no sheet lists: a ticket of another departure, or one that was cancelled. */
  const checkInOnServer = async (ticket: string, verdict: Verdict) => {
    const {
      userId: _,
      positions: __,
      reference: ___,
      ...scan
    } = newScan({ departureId, ticket, positions: [], reference: '' });
    const answer = await call(paths.checkIn, { body: { scans: [scan] } }).catch(() => null);
    const result = answer?.data[0];
    if (!result) return act(verdict, ticket);
    setLatest({ of: 'server', result, booking: undefined });
    if (result.outcome === 'accepted') void revalidate();
  };
  const readTicket = async (text: string) => {
    const verdict = await judgeTicket(text, bookings, scans, sha256);
    if (verdict.kind !== 'not_listed' || !navigator.onLine) return act(verdict, text);
    // Perhaps booked since the sheet was loaded. Without a network its word is all there is.
    const query = { lang: language };
    const sheet = await call(paths.getDaySheet, { params: { id: departureId }, query }).catch(() => null);
    if (!sheet) return act(verdict, text);
    const anew = await judgeTicket(text, sheet.bookings, scans, sha256);
    if (anew.kind === 'not_listed') return checkInOnServer(text, anew);
    act(anew, text);
    void revalidate();
  };
  return {
    latest,
    partyToAdmit,
    scans,
    ownScans: scans.filter((scan) => scan.userId === userId),
    readTicket: (text) => void readTicket(text),
    ask: (booking) => act(judgeBooking(booking, scans), booking.reference),
    letIn,
    dismiss: () => setPartyToAdmit(null),
  };
}

function newScan(scan: Pick<QueuedScan, 'departureId' | 'ticket' | 'positions' | 'reference'>): QueuedScan {
  return { ...scan, id: newUuid(), userId: getSession()!.user.id, at: new Date().toISOString() };
}

/** crypto.randomUUID exists only under https and on localhost. */
function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = (bytes[6]! & 15) | 64;
  bytes[8] = (bytes[8]! & 63) | 128;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** At once, when the network is back, and now and then while scans wait: a network that is back may be too slow at first. */
function useRetries(send: () => Promise<unknown>): void {
  const sending = useRef(send);
  sending.current = send;
  useEffect(() => {
    const retry = () => {
      if (ownScans().some(({ outcome }) => outcome === undefined)) void sending.current();
    };
    retry();
    addEventListener('online', retry);
    const again = setInterval(() => navigator.onLine && retry(), retryMs);
    return () => {
      removeEventListener('online', retry);
      clearInterval(again);
    };
  }, []);
}
