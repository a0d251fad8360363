// Who walks for which seat. The colour of a player never comes without the head.
const ORDER = ["captain", "musician", "dancer", "diver", "philosopher", "grandmother", "shepherd", "evzone"];

export const character = (seat: number): string => ORDER[seat] ?? ORDER[0]!;
export const tint = (seat: number): string => `pl-${seat}`;
