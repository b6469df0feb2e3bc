-- An owner may leave keys and webhooks for programs to a manager.
alter table supplier_members drop constraint supplier_members_role_check,
  add constraint supplier_members_role_check check (role in ('owner', 'integrator', 'manager', 'guide'));
alter table supplier_invitations drop constraint supplier_invitations_role_check,
  add constraint supplier_invitations_role_check check (role in ('integrator', 'manager', 'guide'));
