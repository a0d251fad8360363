// What the server sends of a table of Hellas, by the names that this folder uses.
export type {
  HellasAuction as Auction,
  HellasDeal as Deal,
  HellasDebt as Debt,
  HellasDeed as Deed,
  HellasGroup as Group,
  HellasMortgageChoice as MortgageChoice,
  HellasProspect as Prospect,
  HellasScene as Scene,
  HellasSeat as Seat,
  HellasShift as Shift,
  HellasSide as Side,
  HellasSpace as Space,
  HellasVote as Vote,
} from "../../lib/wire.gen";
