/** What operators do, by what they do it to: the kind of the subject, then the act. */
export const auditActs = [
  'user_suspend',
  'user_restore',
  'user_end_sessions',
  'supplier_verify',
  'supplier_refuse',
  'supplier_suspend',
  'supplier_restore',
  'tour_approve',
  'tour_return',
  'notice_remove',
  'notice_keep',
  'review_hide',
  'review_keep',
  'review_restore',
  'affiliate_approve',
  'affiliate_decline',
  'affiliate_end',
  'setting_change',
] as const;
export type AuditAct = (typeof auditActs)[number];
