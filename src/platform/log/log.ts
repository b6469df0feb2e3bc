// One JSON line an event on standard error. Values are few and chosen: no bodies, no headers, no tokens.
const severities = ['debug', 'info', 'warn', 'error'] as const;
type Severity = (typeof severities)[number];
export type Values = Record<string, string | number | boolean | null | undefined>;

export type Log = Record<Severity, (message: string, values?: Values) => void> & {
  /** Written whatever the least severity is, unless nothing is written at all. See security-log.ts. */
  security(event: string, values: Values): void;
};

export function createLog(
  least: Severity | 'silent',
  write: (line: string) => void = (line) => process.stderr.write(line),
): Log {
  const from = least === 'silent' ? severities.length : severities.indexOf(least);
  const writeLine = (values: Values) => write(`${JSON.stringify({ at: new Date().toISOString(), ...values })}\n`);
  const entry = (severity: Severity) => (message: string, values?: Values) => {
    if (severities.indexOf(severity) < from) return;
    writeLine({ severity, message, ...values });
  };
  const security = (event: string, values: Values) => {
    if (least !== 'silent') writeLine({ severity: 'info', category: 'security', event, ...values });
  };
  return { security, debug: entry('debug'), info: entry('info'), warn: entry('warn'), error: entry('error') };
}

/** The loggable parts of an unexpected error: its name, message and stack, never the data of its cause. */
export function describeError(error: unknown): Values {
  if (!(error instanceof Error)) return { error: String(error) };
  const code = (error as { code?: unknown }).code;
  return {
    error: error.message,
    name: error.name,
    code: code === undefined ? undefined : String(code),
    stack: error.stack,
  };
}
