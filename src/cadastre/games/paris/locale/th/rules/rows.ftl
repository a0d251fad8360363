### Lists of what is printed on the components.

rules-row-cost = { $count } × { $what }
rules-row-reward = { $what }: { $vp }
rules-row-landmark = ค่าใช้จ่าย: { $costs } · แลกได้อันละ: { $rewards }
rules-row-end-tiles = แผ่นทั้งหมด
rules-row-vp-tiles = แผ่นทั้งหมด
rules-row-price = ขายได้ { $sold }
rules-row-prices = ขายได้ { $sold } ซื้อราคา { $bought }
