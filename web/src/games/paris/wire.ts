// What the server sends of a table of Paris, by the names that this folder uses.
export type {
  ParisAmounts as Amounts,
  ParisBonusTile as BonusTile,
  ParisDistrict as District,
  ParisEndTile as EndTile,
  ParisLandmark as Landmark,
  ParisMajority as Majority,
  ParisProspect as Prospect,
  ParisScene as Scene,
  ParisScreen as Screen,
  ParisSlot as Slot,
  ParisVpTile as VpTile,
} from "../../lib/wire.gen";
