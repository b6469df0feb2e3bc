-- Every process delivers mails by itself: the recurring jobs that did it, in one process at a time, go.
delete from jobs where recurring and name in ('deliver-mails', 'deliver-urgent-mails');
