-- An owner has closed the account of a supplier. Its members stay listed, as travellers, so that an operator can open it again.
alter table suppliers add column closed_at timestamptz;
