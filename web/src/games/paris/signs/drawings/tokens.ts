// What one holds, in the colours of its material, 48 × 48.

export const TOKENS: Record<string, string> = {
  wood: `
    <path fill="var(--wood-2)" d="M15 13.5l22-4.2c4.8 1.4 8 6.5 8 11.7 0 5-2.6 8.7-6.6 10.7L18 38.5z"/>
    <path fill="none" stroke="var(--wood-3)" stroke-width="2" stroke-linecap="round" d="M27 17.5l13-2.6M29.5 24l11-2.3M28 30.5l9-2"/>
    <ellipse cx="15.5" cy="26" rx="11.5" ry="12.7" fill="var(--wood-1)"/>
    <ellipse cx="15.5" cy="26" rx="11.5" ry="12.7" fill="none" stroke="var(--wood-3)" stroke-width="2.2"/>
    <path fill="none" stroke="var(--wood-3)" stroke-width="1.9" d="M15.5 19.2a6.2 6.8 0 1 0 6.2 6.8M15.5 23.4a2.4 2.6 0 1 0 2.4 2.6"/>
  `,
  marble: `
    <path fill="var(--marble-1)" d="M24 5l18 9.5L24 24 6 14.5z"/>
    <path fill="var(--marble-2)" d="M6 14.5L24 24v20L6 34.5z"/>
    <path fill="var(--marble-3)" d="M42 14.5L24 24v20l18-9.5z"/>
    <path fill="none" stroke="var(--marble-4)" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" d="M13 12c5 3 9 0 13.5 4.5M9 22c4 2 3 6 7 8s2 5 4 7.5M38 20c-4 3-3 7-7 10s-2 5-3 7"/>
    <path fill="none" stroke="var(--marble-4)" stroke-width="1.8" stroke-linejoin="round" d="M24 5l18 9.5v20L24 44 6 34.5v-20zM6 14.5L24 24l18-9.5M24 24v20"/>
  `,
  gold: `
    <path fill="var(--gold-1)" d="M14 13h20l4.5 8h-29z"/>
    <path fill="var(--gold-2)" d="M9.5 21h29l5.5 16.5H4z"/>
    <path fill="none" stroke="var(--gold-4)" stroke-width="2.2" stroke-linejoin="round" d="M14 13h20l4.5 8 5.5 16.5H4L9.5 21zM9.5 21h29"/>
    <path fill="none" stroke="var(--gold-4)" stroke-width="1.8" stroke-linejoin="round" d="M17 26h14l1.8 6.5H15.2z"/>
  `,
  bronze: `
    <path fill="none" stroke="var(--bronze-3)" stroke-width="9.5" d="M24 19.5a11 11 0 1 1-.01 0z"/>
    <path fill="none" stroke="var(--bronze-1)" stroke-width="5.4" d="M24 19.5a11 11 0 1 1-.01 0z"/>
    <path fill="var(--gem-1)" stroke="var(--bronze-3)" stroke-width="2" stroke-linejoin="round" d="M17.5 4h13l4.5 5.5L24 20 13 9.5z"/>
    <path fill="none" stroke="var(--bronze-3)" stroke-width="1.4" stroke-linejoin="round" d="M13 9.5h22M20.5 9.5L24 20l3.5-10.5"/>
  `,
  silver: `
    <path fill="var(--silver-3)" d="M21.5 3h5v4h4v4.5h-4V17h-5v-5.5h-4V7h4z"/>
    <circle cx="24" cy="30" r="14.5" fill="var(--silver-1)" stroke="var(--silver-3)" stroke-width="2.4"/>
    <path fill="var(--silver-2)" stroke="var(--silver-3)" stroke-width="1.8" d="M10 26.5c8.5 4 19.5 4 28 0l.5 6.5c-9 4-20 4-29 0z"/>
    <path fill="none" stroke="var(--silver-3)" stroke-width="2" d="M24 16v12"/>
    <path fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" d="M15 23.5c1-2 2.4-3.3 4.5-4.2"/>
  `,
  gold_prestige: `
    <path fill="var(--gold-2)" stroke="var(--gold-4)" stroke-width="2.2" stroke-linejoin="round" d="M8.5 37L5 14.5l9.5 8L24 9l9.5 13.5 9.5-8L39.5 37z"/>
    <path fill="var(--gold-1)" stroke="var(--gold-4)" stroke-width="2.2" stroke-linejoin="round" d="M8 36h32v6.5H8z"/>
    <circle cx="5" cy="13.5" r="3.2" fill="var(--gold-4)"/>
    <circle cx="24" cy="8" r="3.2" fill="var(--gold-4)"/>
    <circle cx="43" cy="13.5" r="3.2" fill="var(--gold-4)"/>
    <path fill="var(--ruby)" d="M24 25l4 5-4 5-4-5z"/>
  `,
  franc: `
    <circle cx="24" cy="24" r="20.5" fill="var(--gold-2)" stroke="var(--gold-4)" stroke-width="2.6"/>
    <circle cx="24" cy="24" r="16" fill="none" stroke="var(--gold-1)" stroke-width="2"/>
    <path fill="var(--gold-5)" d="M18.5 13h14.5v4.6H23.6v4.6h7.6v4.4h-7.6v9h-5.1z"/>
    <path fill="var(--gold-5)" d="M14.8 29h11.7v3.3H14.8z"/>
  `,
};
