import { useEffect, useRef, useState } from 'react';
import { useT } from '#web/runtime/router/page-context.ts';
import { Notice } from '#web/ui/notice.tsx';
import styles from './check-in.module.css';
import { readCodes } from './read-codes.ts';

type Props = { onCode: (text: string) => void; onFailure: () => void };
type Failure = 'camera_refused' | 'camera_missing' | 'camera_failed';

/** What the camera sees; it is switched off with this view. */
export function Camera({ onCode, onFailure }: Props) {
  const t = useT('departures');
  const video = useRef<HTMLVideoElement>(null);
  const latest = useRef({ onCode, onFailure });
  latest.current = { onCode, onFailure };
  const [failure, setFailure] = useState<Failure | null>(null);
  useEffect(() => {
    const end = new AbortController();
    void show(video.current!, (text) => latest.current.onCode(text), end.signal).catch((thrown: unknown) => {
      if (end.signal.aborted) return;
      setFailure(failureOf(thrown));
      latest.current.onFailure();
    });
    return () => end.abort();
  }, []);
  return failure ? (
    <Notice tone="bad">{t(failure)}</Notice>
  ) : (
    <div className={styles.camera}>
      <video ref={video} muted playsInline aria-label={t('camera')} />
    </div>
  );
}

async function show(video: HTMLVideoElement, onCode: (text: string) => void, signal: AbortSignal): Promise<void> {
  if (!navigator.mediaDevices) throw new DOMException('not by https', 'NotFoundError');
  const stream = await navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } },
  });
  const stop = () => stream.getTracks().forEach((track) => track.stop());
  if (signal.aborted) return stop();
  signal.addEventListener('abort', stop);
  video.srcObject = stream;
  await video.play();
  await readCodes(video, onCode, signal);
}

function failureOf(thrown: unknown): Failure {
  const { name } = thrown as Error;
  if (name === 'NotAllowedError') return 'camera_refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'camera_missing' : 'camera_failed';
}
