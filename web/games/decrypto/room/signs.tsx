/** Small drawings of the room: the encryptor's pen, the hourglass, the flag of an objection, a closed mouth. */

export const Pen = ({ label }: { label: string }) => (
  <span class="dec-sign" title={label}>
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 20l1.500-6L16 3.500 20.500 8 10 18.500zM13.500 6l4.500 4.500M5.500 14l4.500 4.500" />
    </svg>
    <span class="unseen">{label}</span>
  </span>
);

/** Sand that runs while it runs. */
export const Hourglass = ({ isRunning }: { isRunning: boolean }) => (
  <svg class={isRunning ? 'dec-hourglass runs' : 'dec-hourglass'} viewBox="0 0 24 32" aria-hidden="true">
    <path class="dec-wood" d="M3 2h18v3H3zM3 27h18v3H3z" />
    <path
      class="dec-glass-shape"
      d="M5 5h14c0 6-5.500 7.500-5.500 11S19 21 19 27H5c0-6 5.500-7.500 5.500-11S5 11 5 5z"
    />
    <path
      class="dec-sand"
      d={
        isRunning
          ? 'M7.500 9h9c-1 3-4 4-4.500 6-.5-2-3.500-3-4.500-6zM7 26c1-4 4-4.500 5-6 1 1.500 4 2 5 6z'
          : 'M6.500 26c1-5 4.500-6 5.500-8 1 2 4.500 3 5.500 8z'
      }
    />
    {isRunning ? <path class="dec-stream" d="M12 15v9" /> : null}
  </svg>
);

export const Flag = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M6 21V3.500M6 4.500c4-2 7 2 12 0v9c-5 2-8-2-12 0" />
  </svg>
);

export const ClosedMouth = () => (
  <svg viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 2.500a9.500 9.500 0 1 1 0 19 9.500 9.500 0 0 1 0-19zM8.500 9h.01M15.500 9h.01M7.500 15.500h9M9 13.700l1.800 3.600M13.200 13.700l1.800 3.600" />
  </svg>
);
