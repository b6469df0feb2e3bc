import { useState } from 'react';
import type { NoticeView } from '#contract/notices.ts';
import { useT } from '#web/runtime/router/page-context.ts';
import { AppealForm } from './appeal-form.tsx';
import { isSuspension } from './decision-text.tsx';
import { ExportSuspended } from './export-suspended.tsx';
import { NoticeState } from './notice-state.tsx';
import { WhatNext } from './what-next.tsx';

export type Opened = { key: { reference: string; code: string }; notice: NoticeView };

/** A notice as one of its parties reads it: what was decided, the appeal while there can be one, and what follows. */
export function OpenedNotice({ opened }: { opened: Opened }) {
  const t = useT('digital-services');
  const [appealed, setAppealed] = useState<NoticeView | null>(null);
  const notice = appealed ?? opened.notice;
  const { content, decisions } = notice;
  const isSuspended = isSuspension(notice) && decisions.at(-1)?.outcome === 'removed';
  return (
    <>
      <NoticeState notice={notice}>
        {isSuspended ? <p>{t(`suspended_${content as 'user' | 'supplier'}`)}</p> : null}
      </NoticeState>
      <AppealForm noticeKey={opened.key} notice={notice} onAppealed={setAppealed} />
      {isSuspended && content === 'supplier' ? <ExportSuspended /> : null}
      <WhatNext notice={notice} />
    </>
  );
}
