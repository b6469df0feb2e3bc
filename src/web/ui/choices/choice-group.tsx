import '#web/styles/boxes.css';
import styles from './choice-group.module.css';

type Props<Value> = {
  label: string;
  name: string;
  choices: readonly { value: Value; text: string }[];
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
};

/** Several of a few: weekdays, languages, currencies. */
export function ChoiceGroup<Value extends string | number>({ label, name, choices, chosen, onChange }: Props<Value>) {
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      <div>
        {choices.map(({ value, text }) => (
          <label key={value}>
            <input
              type="checkbox"
              name={name}
              checked={chosen.includes(value)}
              onChange={({ target }) =>
                onChange(
                  choices
                    .map((choice) => choice.value)
                    .filter((one) => (one === value ? target.checked : chosen.includes(one))),
                )
              }
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
