// Who may do what. Each endpoint of the contract names one right; src/platform/http/serve-endpoints.ts is where it is checked.

/** Everyone is one of these. Operators, support and editors are the staff of the marketplace, the role `admin` on the wire. */
export const identities = [
  'anonymous',
  'traveller',
  'guide',
  'manager',
  'integrator',
  'owner',
  'support',
  'editor',
  'operator',
] as const;
export type Identity = (typeof identities)[number];

export const memberRoles = ['owner', 'integrator', 'manager', 'guide'] as const satisfies readonly Identity[];
export type MemberRole = (typeof memberRoles)[number];

/** An owner is one of those who are members already. */
export const invitedRoles = ['integrator', 'manager', 'guide'] as const satisfies readonly MemberRole[];
export type InvitedRole = (typeof invitedRoles)[number];

export const staffRoles = ['operator', 'support', 'editor'] as const satisfies readonly Identity[];
export type StaffRole = (typeof staffRoles)[number];

/** The table of rights. What belongs to another user is not found, whatever the right. */
export const rights = {
  anyone: identities,
  /** What people do for themselves: a user who sells or runs the marketplace travels as well. */
  user: ['traveller', 'guide', 'manager', 'integrator', 'owner', 'support', 'editor', 'operator'],
  /** Day sheets, attendance and messages to travellers; a guide those of the departures assigned to them, without money. */
  guide: ['guide', 'manager', 'integrator', 'owner', 'operator'],
  /** Tours, calendar, bookings and reviews of the own supplier; an operator those of all. */
  supplier: ['manager', 'integrator', 'owner', 'operator'],
  /** Keys and webhooks for programs: an owner, and managers to whom an owner leaves that. */
  programs: ['integrator', 'owner'],
  /** Business details and the team. */
  owner: ['owner'],
  /** Finding users, bookings and gift cards, sending again what was lost, acting for a traveller within the terms, proposing refunds
   *  beyond them; nothing that decides. */
  support: ['support', 'operator'],
  /** Texts, and reviews that were reported. */
  editor: ['editor', 'operator'],
  operator: ['operator'],
} as const satisfies Record<string, readonly Identity[]>;

export type Right = keyof typeof rights;

type Account = { role: 'client' | 'supplier' | 'admin'; staffRole: StaffRole | null; memberRole: MemberRole | null };

/** `role` is what the wire calls it. A user who has it without a part of the rights, such as a supplier without a membership, has those of
 *  a traveller alone. */
export function identityOf(account: Account | null): Identity {
  if (!account) return 'anonymous';
  if (account.role === 'admin') return account.staffRole ?? 'traveller';
  return (account.role === 'supplier' && account.memberRole) || 'traveller';
}

export const hasRight = (right: Right, identity: Identity): boolean =>
  (rights[right] as readonly Identity[]).includes(identity);
