// Operators find gift cards, promo codes and rates, and block a card or a code.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { sql } from 'kysely';
import { newId } from '#kernel/ids.ts';
import { newStaff } from '#test/identities.ts';
import { createGiftCard } from '#test/gift-cards.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { findPromoCode, takePromoCode } from '#domain/bookings/codes/promo-code-queries.ts';
import { redeemFromCard } from '#domain/gift-cards/redemption-queries.ts';
import { findGiftCard, findSentByHash, markGiftCardResent } from '#domain/gift-cards/gift-card-queries.ts';

describe('codes', () => {
  let app: TestApp;
  let token: string;
  before(async () => {
    app = await testApp();
    ({ token } = await app.signIn('operator'));
  });
  const db = () => app.services.database.db;
  const get = async (path: string) => (await app.send('GET', `/api/admin/${path}`, { token })).body;
  const put = (path: string, body: object) => app.send('PUT', `/api/admin/${path}`, { token, body });
  const reason = 'The code was published.';

  async function newGiftCard() {
    const { id: buyerId, email } = await app.newTraveller();
    const [id, hash] = [newId(), Buffer.from(newId().replaceAll('-', '').padEnd(64, '0'), 'hex')];
    const recipient = `${id}@friends.example`;
    await sql`
      insert into gift_cards (id, buyer_id, state, code_hash, amount_minor, balance_minor, currency, sender_name, recipient_name,
        recipient_email, language, send_on, ordered_at, paid_at, sent_at)
      values (${id}, ${buyerId}, 'sent', ${hash}, 5000, 5000, 'EUR', 'Lucia', 'Ana', ${recipient}, 'en', '2026-01-01', now(), now(), now())`.execute(
      db(),
    );
    return { id, hash, email, recipient };
  }
  const remove = (id: string) => sql`delete from gift_cards where id = ${id}`.execute(db());

  test('find a gift card by its code in any spelling, which the server does not store', async () => {
    const { id, code } = await createGiftCard(app, await app.newTraveller());
    for (const find of [code, code.toLowerCase().replaceAll('-', ' ')])
      assert.deepEqual(
        (await get(`gift-cards?find=${encodeURIComponent(find)}`)).data.map((card: { id: string }) => card.id),
        [id],
      );
    assert.deepEqual((await get(`gift-cards?find=${code.slice(0, -1)}`)).data, []);
  });

  test('find a gift card by its recipient, its buyer and its id, and pay nothing while it is blocked', async () => {
    const { id, hash, email, recipient } = await newGiftCard();
    for (const find of [id, recipient.toUpperCase(), email]) {
      const { data } = await get(`gift-cards?find=${find}`);
      assert.deepEqual([data.length, data[0].id, data[0].balance.priceMinor, data[0].isBlocked], [1, id, 5000, false]);
    }
    assert.equal((await put(`gift-cards/${id}/blocking`, { isBlocked: true, reason: '' })).status, 422);
    assert.deepEqual((await put(`gift-cards/${id}/blocking`, { isBlocked: true, reason })).body, {
      id,
      isBlocked: true,
    });
    assert.deepEqual([await findSentByHash(db(), hash), await redeemFromCard(db(), id, 100)], [undefined, undefined]);
    const [blocked] = (await get(`gift-cards?find=${id}`)).data;
    assert.deepEqual([blocked.isBlocked, blocked.mayResend], [true, false]);
    const again = await app.send('POST', `/api/admin/gift-cards/${id}/mail`, { token });
    assert.equal(again.body.code, 'gift_card_state');
    const { sentAt } = (await findGiftCard(db(), id))!;
    const resent = { codeHash: hash, sentAt: sentAt!, now: sentAt! };
    assert.equal(await markGiftCardResent(db(), id, resent), false, 'also where it is blocked after it was looked at');
    const [entry] = (await get('audit?act=gift_card_block')).data;
    assert.deepEqual([entry.subject.name, entry.reason], [id, reason]);
    await put(`gift-cards/${id}/blocking`, { isBlocked: false, reason });
    assert.equal(await redeemFromCard(db(), id, 100), 100);
    await remove(id);
    assert.equal((await put(`gift-cards/${newId()}/blocking`, { isBlocked: true, reason })).status, 404);
  });

  test('are sent again by support while nothing is spent, and blocked by operators alone', async () => {
    const { id, recipient } = await newGiftCard();
    const support = (await newStaff(app, 'support')).token;
    const send = () => app.send('POST', `/api/admin/gift-cards/${id}/mail`, { token: support });
    const find = async () =>
      (await app.send('GET', `/api/admin/gift-cards?find=${id}`, { token: support })).body.data[0];
    assert.equal((await find()).mayResend, true);
    assert.deepEqual((await send()).body, { id, recipientEmail: recipient });
    const [entry] = (await get('audit?act=gift_card_resend')).data;
    assert.equal(entry.subject.name, id);
    const block = { token: support, body: { isBlocked: true, reason } };
    assert.equal((await app.send('PUT', `/api/admin/gift-cards/${id}/blocking`, block)).body.code, 'role_required');
    await redeemFromCard(db(), id, 100);
    assert.deepEqual([(await find()).mayResend, (await send()).body.code], [false, 'gift_card_state']);
    await remove(id);
  });

  test('read gift cards in pages, none of which repeats one', async () => {
    const cards = [];
    for (let count = 0; count < 27; count++) cards.push((await newGiftCard()).id);
    const first = await get('gift-cards');
    const second = await get(`gift-cards?before=${first.next}`);
    const seen = [...first.data, ...second.data].map(({ id }: { id: string }) => id);
    assert.equal(new Set(seen).size, seen.length);
    assert.ok(cards.every((id) => seen.includes(id)));
    for (const id of cards) await remove(id);
  });

  test('find a promo code by its beginning, which cannot be used while it is blocked', async () => {
    const [id, code] = [newId(), `T${newId().replaceAll('-', '').slice(-12).toUpperCase()}`];
    await sql`insert into promo_codes (id, code, percent, most) values (${id}, ${code}, 10, 5)`.execute(db());
    const { id: userId } = await app.newTraveller();
    const tour = (await sql<{ id: string }>`select id from tours limit 1`.execute(db())).rows[0]!.id;
    const known = async () => (await findPromoCode(db(), { code, tourId: tour, userId }))?.id;
    const { data } = await get(`promo-codes?find=${code.slice(0, 8).toLowerCase()}`);
    assert.deepEqual([data[0].code, data[0].percent, data[0].most, data[0].supplier], [code, 10, 5, null]);
    assert.equal(await known(), id);
    assert.equal((await put(`promo-codes/${id}/blocking`, { isBlocked: true, reason })).status, 200);
    assert.equal(await known(), undefined);
    assert.equal(await takePromoCode(db(), { promoCodeId: id, userId, bookingId: newId() }), 'promo_used_up');
    assert.equal((await get('audit?act=promo_code_block')).data[0].subject.name, code);
    await put(`promo-codes/${id}/blocking`, { isBlocked: false, reason });
    assert.equal(await known(), id);
    await sql`delete from promo_codes where id = ${id}`.execute(db());
  });

  test('list the rates in use with their day', async () => {
    const { data, source } = await get('exchange-rates');
    const dollar = data.find(({ currency }: { currency: string }) => currency === 'USD');
    assert.deepEqual([dollar.perUsd, source], [1, null]);
    assert.match(dollar.asOf, /^\d{4}-\d\d-\d\d$/);
  });
});
