### Όσα λένε οι σελίδες που φέρνουν κοντά τους παίκτες, όποιο κι αν είναι το παιχνίδι.

## Ways through the house

web-nav = Σελίδες
web-nav-home = Παιχνίδι
web-nav-games = Οι παρτίδες μου
web-nav-tables = Τραπέζια
web-nav-archive = Αρχείο
web-nav-settings = Ρυθμίσεις
web-cancel = Άκυρο
web-home-here = Σε μία οθόνη
web-home-online = Διαδικτυακό τραπέζι
web-together = Με άλλους
web-together-tables = Δημόσια τραπέζια

## Codes and links

web-code = Έχετε κωδικό;
web-code-join = Είσοδος
web-join-title = Είσοδος σε τραπέζι: Cadastre
web-join = Είσοδος σε τραπέζι
web-join-about = Τον κωδικό τον ξέρει όποιος άνοιξε το τραπέζι.
web-join-looking = Αναζήτηση του τραπεζιού…
web-invite = Πρόσκληση
web-invite-about = Οι φίλοι σας σαρώνουν το QR ή γράφουν τον κωδικό.
web-invite-qr = Ο σύνδεσμος ως κωδικός QR
web-invite-copy = Αντιγραφή συνδέσμου
web-invite-only-here = Ο σύνδεσμος λειτουργεί μόνο σε αυτόν τον υπολογιστή. Για να καλέσετε άλλους, ξεκινήστε τον διακομιστή με --host 0.0.0.0.

## Lists of tables

web-list-names = { $names }
web-list-free = { $count ->
    [one] { $count } ελεύθερη θέση
   *[other] { $count } ελεύθερες θέσεις
}
web-list-watch = Παρακολούθηση
web-list-your-turn = Η σειρά σας
web-list-turn = Παίζει: { $name }
web-list-came = { $rank ->
    [1] Νικήσατε
   *[other] { $rank }η θέση
}
web-list-won = Νίκη: { $names }
web-list-more = Περισσότερα
web-tables-title = Τραπέζια: Cadastre
web-tables-open = Ανοιχτά τραπέζια
web-tables-open-none = Αυτή τη στιγμή δεν περιμένει κανείς σε δημόσιο τραπέζι. Ανοίξτε ένα από την αρχική σελίδα ή γράψτε τον κωδικό ενός ιδιωτικού.
web-tables-live = Παίζονται τώρα
web-tables-live-none = Αυτή τη στιγμή δεν παίζεται δημόσια παρτίδα.
web-mine-title = Οι παρτίδες μου: Cadastre
web-archive-title = Αρχείο: Cadastre
web-archive = Παρτίδες που τελείωσαν
web-archive-game = Παιχνίδι
web-archive-any = Όλα
web-archive-name = Όνομα παίκτη
web-archive-day = Ημέρα
web-archive-search = Αναζήτηση
web-archive-none = Δεν βρέθηκε τέτοια παρτίδα. Εδώ φυλάσσονται οι δημόσιες και οι δικές σας.
web-record = Προβολή καταγραφής
    .about = Ένα αρχείο που αποθηκεύτηκε εδώ ή από το πρόγραμμα. Πρώτα ξαναπαίζεται και ελέγχεται.
web-record-choose = Επιλέξτε αρχείο

## A new table

web-new-here-title = Σε μία οθόνη: Cadastre
web-new-online-title = Διαδικτυακό τραπέζι: Cadastre
web-new-here = { $game }: σε μία οθόνη
    .about = Πολλοί παίκτες μοιράζονται αυτή την οθόνη. Μια κουρτίνα ανάμεσα στις σειρές φυλάει τα μυστικά του καθενός.
web-new-online = { $game }: διαδικτυακό τραπέζι
    .about = Καθένας παίζει στη δική του οθόνη. Στις ελεύθερες θέσεις κάθονται όσοι έχουν τον σύνδεσμο ή τον κωδικό.
web-new-more = Πώς θα παίξετε
web-new-invite = Άνοιγμα τραπεζιού και πρόσκληση
web-new-begin = Έναρξη παιχνιδιού
web-seat-me = Εσείς
    .about = ανοίγετε το τραπέζι
web-seat-guest = Σε αυτή την οθόνη
web-seat-bot = Μποτ
web-seat-open = Ελεύθερη θέση
    .about = για όποιον έρθει
web-seat-name = Όνομα
web-seat-name-of = { $seat }: όνομα
web-seat-level-of = { $seat }: επίπεδο του μποτ
web-seat-remove = Αφαίρεση: { $seat }
web-seat-add = Προσθήκη θέσης
web-pace = Τα μποτ παίζουν
web-pace-quick = αμέσως
web-pace-usual = κανονικά
web-pace-slow = αργά
web-clock = Ρολόι
web-clock-none = χωρίς
web-clock-move = ανά κίνηση
web-clock-total = ανά παρτίδα
web-clock-minutes = Λεπτά
web-clock-increment = Επιπλέον δευτερόλεπτα ανά σειρά
web-clock-grace = Αναμονή για όποιον λείπει
    .about = Μετά παίζει ένα μποτ ώσπου να γυρίσει.
web-clock-grace-ever = χωρίς όριο
web-clock-grace-minutes = { $count ->
    [one] { $count } λεπτό
   *[other] { $count } λεπτά
}
web-clock-grace-days = { $count ->
    [one] { $count } ημέρα
   *[other] { $count } ημέρες
}
web-clock-level = Επίπεδο αυτού του μποτ
web-clock-bell = Το κουδούνι χτυπά μετά από (λεπτά)
web-public = Δημόσιο τραπέζι
    .about = Όποιος θέλει κάθεται ή παρακολουθεί. Σε ιδιωτικό τραπέζι χρειάζεται σύνδεσμος ή κωδικός.

## A table that waits

web-lobby-title = { $game }: το τραπέζι περιμένει
web-lobby = { $game }: ποιοι θα έρθουν;
web-lobby-free = Ελεύθερη θέση
web-lobby-host = οικοδεσπότης
web-lobby-there = είναι εδώ
web-lobby-kept = η θέση κρατιέται
web-lobby-sit = Καθίστε
web-lobby-guest = Κάποιος στην οθόνη μου
web-lobby-bot = Να παίξει μποτ
web-lobby-leave = Αποχώρηση
web-lobby-free-it = Ελευθέρωση θέσης
web-lobby-come = Είμαι εδώ
web-lobby-waits = Περιμένουμε να καθίσουν οι παίκτες…
web-lobby-ready = Είναι όλοι εδώ.
web-lobby-host-starts = Είναι όλοι εδώ. Το παιχνίδι το ξεκινά ο οικοδεσπότης.
web-lobby-take-away = Κατάργηση τραπεζιού
web-terms = Ρυθμίσεις παιχνιδιού
web-terms-printed = Όπως στο κουτί, χωρίς επιλογές
web-terms-switch = { $option }: { $on ->
    [0] όχι
   *[other] ναι
}
web-terms-value = { $option }: { $value }
web-terms-no-clock = Χωρίς ρολόι
web-terms-move = { $minutes } λ. για κάθε κίνηση
web-terms-total = { $minutes } λ. για την παρτίδα, { $seconds } δ. επιπλέον ανά σειρά
web-terms-grace = Μετά από { $minutes } λ. απουσίας παίζει ένα μποτ ({ play-level })
web-terms-public = Δημόσιο: όποιος θέλει κάθεται ή παρακολουθεί
web-terms-private = Ιδιωτικό: μόνο με σύνδεσμο ή κωδικό

## Who I am, and how I like things

web-settings-title = Ρυθμίσεις: Cadastre
web-me = Το προφίλ σας
web-me-name = Το όνομά σας
web-me-save = Αποθήκευση
web-me-saved = Αποθηκεύτηκε.
web-me-device = Άλλη συσκευή
    .about = Με έναν κωδικό γίνεται δική σας και άλλη συσκευή: ίδιο όνομα, ίδιες παρτίδες. Ισχύει για μία φορά και για δέκα λεπτά.
web-me-code-ask = Εμφάνιση κωδικού
web-me-code-until = ισχύει ως τις { $time }
web-me-code-use = Κωδικός από άλλη συσκευή
web-me-code-go = Χρήση
web-me-moved = Η συσκευή είναι πλέον δική σας.
web-me-forget = Διαγραφή των στοιχείων μου
    .about = Διαγράφονται το όνομά σας, οι συσκευές σας και όσα είπατε. Στις παρτίδες που τρέχουν συνεχίζει ένα μποτ. Αυτό δεν αναιρείται.
web-me-forget-ask = Διαγραφή
web-me-forget-sure = Να διαγραφούν οριστικά όλα τα στοιχεία σας;
web-me-forgotten = Τα στοιχεία σας διαγράφηκαν.
web-settings-look = Εμφάνιση και ήχος
web-settings-theme = Θέμα
web-settings-theme-system = συστήματος
web-settings-theme-light = φωτεινό
web-settings-theme-dark = σκούρο
web-settings-text = Κείμενο
web-settings-text-normal = κανονικό
web-settings-text-large = μεγάλο
web-settings-text-largest = μέγιστο
web-settings-motion = Εφέ κίνησης
web-settings-motion-off = κανένα
web-settings-motion-quick = γρήγορα
web-settings-motion-normal = κανονικά
web-settings-motion-slow = αργά
web-settings-sound = Ήχος
    .about = Δύο νότες όταν έρθει η σειρά σας, μία όταν κάποιος μιλά.
web-settings-curtain = Κουρτίνα
    .about = Ανάμεσα σε όσους παίζουν στην ίδια οθόνη, ώστε κανείς να μη βλέπει τα μυστικά των άλλων.
web-settings-notes = Ειδοποιήσεις
    .about = Όταν είναι η σειρά σας και η σελίδα δεν φαίνεται.
