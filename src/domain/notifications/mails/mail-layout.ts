// Renders a mail as plain text and as HTML without external resources: no style sheet, no script, and no picture but the marketplace's logo
// (mail-logo.ts).
import type { Language } from '#kernel/languages.ts';
import { escapeHtml } from './escape-html.ts';

/** A label with one or more lines. */
export type Fact = { label: string; lines: string[] };

/** A highlighted value: a code that is typed elsewhere. */
export type Panel = { label: string; value: string; note: string };

export type MailContent = {
  language: Language;
  appName: string;
  heading: string;
  paragraphs: string[];
  panel?: Panel;
  facts: Fact[];
  action?: { label: string; url: string };
  footer: string;
};

export function layoutText({ heading, paragraphs, panel, facts, action, footer }: MailContent): string {
  const blocks = [
    heading,
    ...paragraphs,
    ...(panel ? [[panel.label, `  ${panel.value}`, `  ${panel.note}`].join('\n')] : []),
    ...facts.map(({ label, lines }) => [label, ...lines.map((line) => `  ${line}`)].join('\n')),
    ...(action ? [`${action.label}\n  ${action.url}`] : []),
    `-- \n${footer}`,
  ];
  return `${blocks.join('\n\n')}\n`;
}

const ink = '#14232e';
const paper = '#fbf7ef';
const sea = '#0b6b5d';

export function layoutHtml(content: MailContent): string {
  const { language, appName, heading, paragraphs, panel, facts, action, footer } = content;
  const body = [
    `<p data-brand style="margin:0 0 24px;font-weight:700;color:${sea}">${escapeHtml(appName)}</p>`,
    `<h1 style="margin:0 0 16px;font-size:26px;line-height:1.2">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`),
    ...(panel ? [panelHtml(panel)] : []),
    ...facts.map(factHtml),
    ...(action ? [buttonHtml(action)] : []),
    `<p style="margin:24px 0 0;font-size:13px;color:#51606b">${escapeHtml(footer)}</p>`,
  ];
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;padding:24px;background:${paper};color:${ink};font:16px/1.5 system-ui,sans-serif">
<div style="max-width:560px;margin:0 auto">
${body.join('\n')}
</div>
</body>
</html>
`;
}

const buttonStyle = `display:inline-block;padding:12px 20px;border-radius:8px;background:${sea};color:#ffffff;font-weight:700;text-decoration:none`;

function buttonHtml({ label, url }: NonNullable<MailContent['action']>): string {
  return `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="${buttonStyle}">${escapeHtml(label)}</a></p>`;
}

function factHtml({ label, lines }: Fact): string {
  const value = lines.map(escapeHtml).join('<br>');
  return `<p style="margin:0 0 12px"><strong style="font-size:13px;color:#51606b">${escapeHtml(label)}</strong><br>${value}</p>`;
}

/** A monospace font, so that similar letters can be distinguished. */
function panelHtml({ label, value, note }: Panel): string {
  return `<div style="margin:24px 0;padding:28px 20px;border-radius:16px;background:${sea};color:#ffffff;text-align:center">
<p style="margin:0;font-size:34px;font-weight:800;line-height:1.1">${escapeHtml(label)}</p>
<p style="margin:20px 0 8px;padding:12px;border-radius:10px;background:${paper};color:${ink};font:700 20px/1.3 ui-monospace,Consolas,monospace;letter-spacing:1px">${escapeHtml(value)}</p>
<p style="margin:0;font-size:13px">${escapeHtml(note)}</p>
</div>`;
}
