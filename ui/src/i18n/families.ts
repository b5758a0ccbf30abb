/**
 * Keys whose end is only known while playing: t(`refusal-${game}-${code}`).
 * Everything that starts with one of these counts as used; nothing else may be built from parts.
 */
export const families = [
  'refusal-',
  'line-',
  'word-',
  'failure-',
  'fault-',
  'gamefile-differs-',
  'snapshot-fault-',
  'game-',
  'rule-option-',
  'rule-preset-',
  'rule-minute-',
  'rush_out-symbol-',
  'seats-late-',
  'language-',
  'clock-form-',
  'clock-order-',
] as const;
