// Operators and suppliers who must have a second factor: the notice during the grace period, and the set-up after it.
import { type Page, test } from '@playwright/test';
import { systemClock } from '#platform/clock/clock.ts';
import { type Database, openDatabase } from '#platform/database/database.ts';
import type { Services } from '#platform/services.ts';
import { createUser, prepareUser } from '#domain/accounts/create-user.ts';
import { changeSetting } from '#domain/settings/change-setting.ts';
import { demoLogins } from '#world/logins.ts';
import { assertAccessible, assertNoHorizontalOverflow } from './axe.ts';
import { type Marketplace, open, phone, startMarketplace, visit } from './marketplace.ts';

const password = 'quiet harbour lamp of hers';
const dayMs = 86_400_000;

/** `area` is a text of the page after signing in: the operator's area, or the supplier's business. */
const kinds = [
  { who: 'an operator', role: 'admin', signInAt: '/login?next=/admin', area: 'Overview' },
  { who: 'a supplier', role: 'supplier', signInAt: '/supplier/login', area: 'Mar y Piedra' },
] as const;
type Kind = (typeof kinds)[number];

const emailOf = ({ role }: Kind, when: 'newcomer' | 'late') => `${when}-${role}@office.test`;

/** Of each kind one account of today, and one of before the grace: the rule is as old. */
async function addAccounts(dataDir: string): Promise<void> {
  const database = await openDatabase({ folder: dataDir });
  const now = systemClock.now();
  const before = new Date(now.getTime() - 8 * dayMs);
  const services = { database, clock: { now: () => before } } as Services;
  await changeSetting(services, 'requireSecondFactor', '["operator","supplier"]');
  for (const kind of kinds) {
    await addAccount(database, kind, emailOf(kind, 'newcomer'), now);
    await addAccount(database, kind, emailOf(kind, 'late'), before);
  }
  await database.close();
}

async function addAccount({ db }: Database, { role }: Kind, email: string, at: Date): Promise<void> {
  const prepared = await prepareUser(
    { config: { passwordHashing: 'trivial' }, clock: { now: () => at } },
    { email, password, role },
  );
  const { id } = await createUser(db, { ...prepared, emailConfirmedAt: at });
  if (role !== 'supplier') return;
  const { supplier: slug } = demoLogins.supplier;
  const { id: supplierId } = await db
    .selectFrom('suppliers')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  await db.insertInto('supplierMembers').values({ supplierId, userId: id }).execute();
}

let at: Marketplace;
test.beforeAll(async () => void (at = await startMarketplace({}, addAccounts)));
test.afterAll(() => at.stop());

for (const kind of kinds)
  test.describe(`${kind.who} without codes`, () => {
    const signIn = async (page: Page, when: 'newcomer' | 'late') => {
      await open(page, kind.signInAt);
      await page.getByLabel('E-mail').fill(emailOf(kind, when));
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
    };

    test('reads until when that is allowed, and goes on to set them up', () =>
      visit(`second-factor-grace-${kind.role}`, { at, viewport: phone }, async ({ page }) => {
        await signIn(page, 'newcomer');
        await page.getByRole('heading', { level: 1, name: kind.area }).waitFor();
        const notice = page.getByText(/You can work without them until .*\d{4}/);
        await notice.waitFor();
        await assertAccessible(page, `the area of ${kind.who}`);
        await assertNoHorizontalOverflow(page, `the area of ${kind.who}`);
        await notice.getByRole('link', { name: 'Go to Security' }).click();
        await page.getByRole('button', { name: 'Set up' }).waitFor();
      }));

    test('is led to set them up once the area is refused', () =>
      visit(`second-factor-required-${kind.role}`, { at, viewport: phone }, async ({ page, allow }) => {
        allow(/status of 409/);
        await signIn(page, 'late');
        await page.getByRole('heading', { level: 1, name: 'Please set up codes for your account' }).waitFor();
        await assertAccessible(page, 'the refusal');
        await page.getByRole('link', { name: 'Go to Security' }).click();
        await page.getByRole('button', { name: 'Set up' }).waitFor();
      }));
  });
