// Says on the pressed button that the payment is under way, and sends the form once.
const form = document.querySelector('form');
let isSent = false;

form?.addEventListener('submit', (event) => {
  if (isSent) return event.preventDefault();
  isSent = true;
  const { submitter } = event;
  form.setAttribute('aria-busy', 'true');
  // Not `disabled`: the button would lose the focus, and its value would not be sent.
  for (const button of form.querySelectorAll('button')) button.setAttribute('aria-disabled', 'true');
  if (!submitter?.dataset.busy) return;
  submitter.textContent = submitter.dataset.busy;
  form.querySelector('[role=status]').textContent = submitter.dataset.busy;
  // The page that follows says what is being paid while it loads (document-scripts.ts). Some browsers refuse to store it.
  try {
    if (form.dataset.paying) sessionStorage.setItem('paying', form.dataset.paying);
  } catch {}
});

// Back from the next page shows this one as it was left.
addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
