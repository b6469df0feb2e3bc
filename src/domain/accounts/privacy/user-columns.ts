// What export and erasure do with each column of users. A column that is missing here is a type error.
import type { UsersTable } from '#platform/database/tables.ts';

type Column = keyof UsersTable;

type ColumnRule = {
  isExported: boolean;
  /** `cleared` is null afterwards; `replaced` gets a value that says nothing of the person. A column that is cleared is in the
   *  constraint users_erased_is_nobody, too, which a new one needs in its migration. */
  erasure: 'cleared' | 'replaced' | 'kept';
};

/** Exported ones in the order of the export. */
const userColumns = {
  name: { isExported: true, erasure: 'replaced' },
  email: { isExported: true, erasure: 'replaced' },
  emailConfirmedAt: { isExported: true, erasure: 'cleared' },
  pendingEmail: { isExported: true, erasure: 'cleared' },
  role: { isExported: true, erasure: 'kept' },
  phone: { isExported: true, erasure: 'cleared' },
  city: { isExported: true, erasure: 'cleared' },
  country: { isExported: true, erasure: 'cleared' },
  dateOfBirth: { isExported: true, erasure: 'cleared' },
  loyaltyPoints: { isExported: true, erasure: 'cleared' },
  preferences: { isExported: true, erasure: 'cleared' },
  savedLocations: { isExported: true, erasure: 'cleared' },
  language: { isExported: true, erasure: 'cleared' },
  currency: { isExported: true, erasure: 'cleared' },
  createdAt: { isExported: true, erasure: 'kept' },
  wantsReminders: { isExported: true, erasure: 'replaced' },
  wantsNews: { isExported: true, erasure: 'replaced' },
  // Its file is among the exported pictures.
  avatarFile: { isExported: false, erasure: 'cleared' },
  passwordHash: { isExported: false, erasure: 'replaced' },
  erasedAt: { isExported: false, erasure: 'replaced' },
  id: { isExported: false, erasure: 'kept' },
  // How the account was used here, which identifies no one.
  confirmedElsewhere: { isExported: false, erasure: 'kept' },
  suspendedAt: { isExported: false, erasure: 'kept' },
  secondFactorGraceFrom: { isExported: false, erasure: 'kept' },
  passwordMailedAt: { isExported: false, erasure: 'kept' },
  isDemo: { isExported: false, erasure: 'kept' },
  staffRole: { isExported: false, erasure: 'kept' },
} as const satisfies Record<Column, ColumnRule>;

type Rules = typeof userColumns;
type ColumnOf<Rule extends Partial<ColumnRule>> = {
  [Name in Column]: Rules[Name] extends Rule ? Name : never;
}[Column];

export type ReplacedColumn = ColumnOf<{ erasure: 'replaced' }>;

export const userColumnNames = Object.keys(userColumns) as Column[];
export const exportedColumns = userColumnNames.filter(
  (name): name is ColumnOf<{ isExported: true }> => userColumns[name].isExported,
);
export const clearedColumns = userColumnNames.filter(
  (name): name is ColumnOf<{ erasure: 'cleared' }> => userColumns[name].erasure === 'cleared',
);
