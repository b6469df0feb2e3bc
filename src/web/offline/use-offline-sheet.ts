import { useEffect, useState } from 'react';
import { type OfflineSheet, saveSheet } from './offline-sheets.ts';

/** Stores a day sheet that was loaded from the server; true once it opens offline. */
export function useOfflineSheet(sheet: OfflineSheet): boolean {
  const [isAvailableOffline, setAvailableOffline] = useState(false);
  useEffect(() => {
    let isStale = false;
    if (!sheet.kept)
      saveSheet(sheet).then(
        (isStored) => void (isStale || setAvailableOffline(isStored)),
        // The browser stores nothing.
        () => undefined,
      );
    return () => void (isStale = true);
  }, [sheet]);
  return isAvailableOffline;
}
