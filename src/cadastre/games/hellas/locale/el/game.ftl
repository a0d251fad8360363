### The game and its options.

hellas-title = Ελλάδα
hellas-tagline = Αγορές, ενοίκια και πωλήσεις σε όλη την Ελλάδα.

hellas-option-claim-rent = Ενοίκιο
    .about = Το ενοίκιο πληρώνεται αυτόματα· ή πρέπει να το ζητήσει ο ιδιοκτήτης, πριν ρίξει ο επόμενος παίκτης.
    .auto = αυτόματα
    .manual = πρέπει να ζητηθεί
hellas-option-third-throw-compulsory = Υποχρεωτική τρίτη ζαριά
    .about = Μετά από δεύτερη διπλή ζαριά ο παίκτης πρέπει να ρίξει ξανά· αλλιώς μπορεί και να σταματήσει.
hellas-option-second-interest = Δεύτερος τόκος
    .about = Όποιος αποκτά υποθηκευμένη ιδιοκτησία και πληρώνει μόνο τον τόκο τον πληρώνει ξανά στην άρση της υποθήκης.
hellas-option-parking-pot = Χρήματα στο Parking
    .about = Οι φόροι και όσα πληρώνονται λόγω καρτών μένουν στο κέντρο του ταμπλό· τα παίρνει όποιος σταματήσει στο Δημοτικό Parking.
hellas-option-short-game = Σύντομο παιχνίδι
    .about = Μοιράζονται από δύο ιδιοκτησίες, που πληρώνονται· το παιχνίδι τελειώνει μετά από τόσους γύρους ή όταν χτυπήσει το κουδούνι, και νικά ο πλουσιότερος.
    .time = ώσπου να χτυπήσει το κουδούνι
hellas-option-round-limit = Όριο γύρων
    .about = Το παιχνίδι τελειώνει μετά από τόσους γύρους και νικά ο πλουσιότερος· 0 σημαίνει χωρίς όριο.
hellas-option-vote-to-end = Ψηφοφορία για το τέλος
    .about = Οι παίκτες μπορούν να ζητήσουν ψηφοφορία· αν συμφωνήσουν όλοι, το παιχνίδι τελειώνει και νικά ο πλουσιότερος.

## Score sheet; short, so that eight columns fit beside it

hellas-score-cash = { -hellas-cash }
hellas-score-deeds = { -hellas-property(form: "many") }
hellas-score-mortgaged = Υποθήκες, στο μισό
hellas-score-houses = { -hellas-house(form: "many") }
hellas-score-hotels = Ξενοδ. ως 5 σπίτια
hellas-score-total = { -hellas-wealth }
