extension SymbolTable {
  /// The rows whose names begin with digits, a and b.
  static let rowsFromAToB: StaticString = """
    1 - calendar:* lane:*
    10 - calendar:* lane:* arrow.trianglehead.clockwise:@goforward.10
    10 - arrow.trianglehead.counterclockwise:@gobackward.10
    11 - calendar:* lane:*
    12 - calendar:* lane:*
    123.rectangle = fill
    13 - calendar:*
    14 - calendar:*
    15 - calendar:* arrow.trianglehead.clockwise:@goforward.15
    15 - arrow.trianglehead.counterclockwise:@gobackward.15
    16 - calendar:*
    17 - calendar:*
    18 - calendar:*
    19 - calendar:*
    2 - calendar:* lane:*
    20 - calendar:*
    21 - calendar:*
    22 - calendar:*
    23 - calendar:*
    24 - calendar:*
    25 - calendar:*
    26 - calendar:*
    27 - calendar:*
    28 - calendar:*
    29 - calendar:*
    3 - calendar:* lane:*
    30 - calendar:* arrow.trianglehead.clockwise:@goforward.30
    30 - arrow.trianglehead.counterclockwise:@gobackward.30
    31 - calendar:*
    4 - calendar:* lane:*
    45 - arrow.trianglehead.clockwise:@goforward.45
    45 - arrow.trianglehead.counterclockwise:@gobackward.45
    5 - calendar:* lane:* arrow.trianglehead.clockwise:@goforward.5
    5 - arrow.trianglehead.counterclockwise:@gobackward.5
    6 - calendar:* lane:*
    60 - arrow.trianglehead.clockwise:@goforward.60
    60 - arrow.trianglehead.counterclockwise:@gobackward.60
    7 - calendar:* lane:*
    75 - arrow.trianglehead.clockwise:@goforward.75
    75 - arrow.trianglehead.counterclockwise:@gobackward.75
    8 - calendar:* lane:*
    9 - calendar:* lane:*
    90 - arrow.trianglehead.clockwise:@goforward.90
    90 - arrow.trianglehead.counterclockwise:@gobackward.90
    accessibility e84e fill
    air.conditioner.horizontal = fill
    air.conditioner.vertical = fill
    air.purifier = fill
    airplane >e539 circle circle.fill
    airplane.arrival e904
    airplane.departure e905
    airplane.ticket = fill
    airplay.audio @airplayaudio
    airplay.video @airplayvideo
    airplayaudio = circle circle.fill badge.exclamationmark
    airplayvideo e055 circle circle.fill badge.exclamationmark
    airpod.left =
    airpod.right =
    airpods =
    airpods.chargingcase = fill
    airpods.gen3 @airpods
    airpodsmax = fill
    airpodspro =
    alarm = fill
    alarm.waves.left.and.right = fill
    align.horizontal.center e00f fill
    align.horizontal.left e00d fill
    align.horizontal.right e010 fill
    align.vertical.bottom e015 fill
    align.vertical.center e011 fill
    align.vertical.top e00c fill
    allergens f221 fill
    amplifier =
    angle =
    ant ~e868 fill circle circle.fill
    antenna.radiowaves.left.and.right e51e circle circle.fill slash slash.circle slash.circle.fill
    app ! fill:! badge badge.fill fill.badge badge.checkmark badge.checkmark.fill badge.clock
    app - badge.clock.fill
    app.connected.to.app.below.fill =
    app.dashed =
    app.gift = fill
    appclip =
    apple.image.playground = fill
    apple.intelligence = badge.xmark
    apple.logo &f035
    apple.terminal @terminal fill:@terminal.fill circle circle.fill
    apple.writing.tools =
    applelogo &f035
    applepencil.and.scribble @pencil.and.scribble
    appletv = fill badge.checkmark badge.checkmark.fill badge.exclamationmark
    appletv - badge.exclamationmark.fill
    applewatch = slash badge.checkmark
    applewatch.radiowaves.left.and.right =
    applewatch.watchface =
    apps.ipad = badge.checkmark badge.plus
    apps.iphone = badge.checkmark
    apps.iphone.badge.plus =
    aqi.high =
    aqi.low =
    aqi.medium =
    arcade.stick =
    arcade.stick.and.arrow.left.and.arrow.right.outward =
    arcade.stick.and.arrow.up.and.arrow.down =
    arcade.stick.console = fill
    archivebox ~e1a1 fill circle circle.fill
    arkit e9fe badge.xmark
    arrow.2.circlepath = circle circle.fill
    arrow.2.squarepath =
    arrow.3.trianglepath e760
    arrow.backward.circle.dotted =
    arrow.backward.to.line <e31c circle circle.fill square square.fill
    arrow.branch f184
    arrow.circlepath =
    arrow.clockwise = circle circle.fill square square.fill
    arrow.clockwise.icloud = fill
    arrow.counterclockwise = circle circle.fill square square.fill
    arrow.counterclockwise.icloud = fill
    arrow.down.and.line.horizontal.and.arrow.up e259
    arrow.down.app e171
    arrow.down.backward.circle.dotted =
    arrow.down.bin ^e149 fill
    arrow.down.circle - badge.xmark badge.xmark.fill
    arrow.down.circle.dotted =
    arrow.down.doc = fill
    arrow.down.document = fill
    arrow.down.forward.and.arrow.up.backward f1cf circle circle.fill square square.fill
    arrow.down.forward.circle.dotted =
    arrow.down.heart = fill
    arrow.down.left.and.arrow.up.right f1ce circle circle.fill square square.fill
    arrow.down.left.circle.dotted =
    arrow.down.message = fill
    arrow.down.right.and.arrow.up.left = circle circle.fill square square.fill
    arrow.down.right.circle.dotted =
    arrow.down.to.line = circle circle.fill square square.fill
    arrow.down.to.line.alt @arrow.down.to.line
    arrow.down.to.line.compact =
    arrow.forward.circle.dotted =
    arrow.forward.folder = fill
    arrow.forward.to.line e31c circle circle.fill square square.fill
    arrow.left.and.line.vertical.and.arrow.right =
    arrow.left.and.right = circle circle.fill square square.fill
    arrow.left.and.right.righttriangle.left.righttriangle.right = fill
    arrow.left.arrow.right = circle circle.fill square square.fill
    arrow.left.circle.dotted =
    arrow.left.to.line = circle circle.fill square square.fill
    arrow.left.to.line.alt @arrow.left.to.line
    arrow.left.to.line.compact =
    arrow.merge =
    arrow.rectanglepath =
    arrow.right.and.line.vertical.and.arrow.left =
    arrow.right.arrow.left e8d4 circle circle.fill square square.fill
    arrow.right.circle.dotted =
    arrow.right.doc.on.clipboard ea8e
    arrow.right.page.on.clipboard ea8e
    arrow.right.to.line = circle circle.fill square square.fill
    arrow.right.to.line.alt @arrow.right.to.line
    arrow.right.to.line.compact =
    arrow.swap =
    arrow.triangle.2.circlepath = circle circle.fill
    arrow.triangle.2.circlepath.camera ~efeb fill
    arrow.triangle.2.circlepath.icloud = fill
    arrow.triangle.branch ebac
    arrow.triangle.capsulepath e040
    arrow.triangle.merge eb98
    arrow.triangle.pull &f4c2
    arrow.triangle.swap e0d7
    arrow.triangle.turn.up.right.circle = fill
    arrow.triangle.turn.up.right.diamond ^e52e fill
    arrow.trianglehead.2.clockwise @arrow.2.circlepath
    arrow.trianglehead.2.clockwise.rotate.90 @arrow.triangle.2.circlepath circle circle.fill
    arrow.trianglehead.2.counterclockwise <e627
    arrow.trianglehead.2.counterclockwise.rotate.90 @arrow.trianglehead.2.clockwise
    arrow.trianglehead.branch ebac
    arrow.trianglehead.clockwise e5d5
    arrow.trianglehead.clockwise.rotate.90 e5d5
    arrow.trianglehead.counterclockwise e042
    arrow.trianglehead.counterclockwise.rotate.90 <e5d5
    arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right @arrow.left.and.right.righttriangle.left.righttriangle.right
    arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right - fill:@arrow.left.and.right.righttriangle.left.righttriangle.right.fill
    arrow.trianglehead.merge eb98
    arrow.trianglehead.pull &f4c2
    arrow.trianglehead.rectanglepath =
    arrow.trianglehead.swap e0d7
    arrow.trianglehead.turn.up.right = circle circle.fill
    arrow.trianglehead.turn.up.right.diamond = fill
    arrow.trianglehead.up.and.down.righttriangle.up.righttriangle.down = fill
    arrow.turn.down.left e5d9
    arrow.turn.down.right =
    arrow.turn.left.down =
    arrow.turn.left.up eba7
    arrow.turn.right.down =
    arrow.turn.right.up ebaa
    arrow.turn.up.forward.iphone = fill
    arrow.turn.up.left eba6
    arrow.turn.up.right ebab
    arrow.up.and.down = circle circle.fill square square.fill
    arrow.up.and.down.and.arrow.left.and.right =
    arrow.up.and.down.and.sparkles =
    arrow.up.and.down.righttriangle.up.righttriangle.down = fill
    arrow.up.and.down.text.horizontal e240
    arrow.up.and.line.horizontal.and.arrow.down =
    arrow.up.arrow.down = circle circle.fill square square.fill
    arrow.up.backward.and.arrow.down.forward <f1ce circle circle.fill square square.fill
    arrow.up.backward.circle.dotted =
    arrow.up.bin ^e169 fill
    arrow.up.circle - badge.clock
    arrow.up.circle.dotted =
    arrow.up.doc =
    arrow.up.doc.on.clipboard ea8e
    arrow.up.document = fill
    arrow.up.folder = fill
    arrow.up.forward.app e895
    arrow.up.forward.circle.dotted =
    arrow.up.forward.square e895
    arrow.up.heart = fill
    arrow.up.left.and.arrow.down.right = circle circle.fill square square.fill
    arrow.up.left.and.down.right.and.arrow.up.right.and.down.left =
    arrow.up.left.and.down.right.magnifyingglass =
    arrow.up.left.circle.dotted =
    arrow.up.message = fill
    arrow.up.page.on.clipboard ea8e
    arrow.up.right.and.arrow.down.left = circle circle.fill square square.fill
    arrow.up.right.circle.dotted =
    arrow.up.right.video = fill
    arrow.up.to.line = circle circle.fill square square.fill
    arrow.up.to.line.alt @arrow.up.to.line
    arrow.up.to.line.compact =
    arrow.uturn.backward = circle circle.fill square square.fill
    arrow.uturn.backward.circle - badge.ellipsis
    arrow.uturn.down eba2 circle circle.fill square square.fill
    arrow.uturn.forward = circle circle.fill square square.fill
    arrow.uturn.left = circle circle.fill square square.fill
    arrow.uturn.left.circle - badge.ellipsis
    arrow.uturn.right = circle circle.fill square square.fill
    arrow.uturn.up = circle circle.fill square square.fill
    arrowshape.backward ~<e154 fill circle circle.fill
    arrowshape.bounce.right = fill
    arrowshape.down ~>e154 fill circle circle.fill
    arrowshape.forward ~e154 fill circle circle.fill
    arrowshape.left ~<e154 fill circle circle.fill
    arrowshape.right ~e154 fill circle circle.fill
    arrowshape.turn.up.backward ~e15e fill circle circle.fill badge.clock badge.clock.fill
    arrowshape.turn.up.backward.2 @arrowshape.turn.up.left.2 fill:@arrowshape.turn.up.left.2.fill
    arrowshape.turn.up.backward.2 - circle circle.fill
    arrowshape.turn.up.forward ~<e15e fill circle circle.fill
    arrowshape.turn.up.left ~e15e fill circle circle.fill
    arrowshape.turn.up.left.2 ~e15f fill circle circle.fill
    arrowshape.turn.up.right ~<e15e fill circle circle.fill
    arrowshape.up ~>>>e154 fill circle circle.fill
    arrowshape.zigzag.forward = fill
    arrowshape.zigzag.right = fill
    arrowtriangle.backward ! fill:! circle circle.fill square square.fill
    arrowtriangle.down ! fill:! circle circle.fill square square.fill
    arrowtriangle.forward ! fill:! circle circle.fill square square.fill
    arrowtriangle.left ! fill:! circle circle.fill square square.fill
    arrowtriangle.left.and.line.vertical.and.arrowtriangle.right = fill
    arrowtriangle.right ! fill:! circle circle.fill square square.fill
    arrowtriangle.right.and.line.vertical.and.arrowtriangle.left = fill
    arrowtriangle.up ! fill:! circle circle.fill square square.fill
    aspectratio = fill
    at ! badge.plus badge.minus
    atom =
    australiandollarsign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    australsign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    av.remote = fill
    axle.2 =
    backpack ~f19c fill circle circle.fill
    backward ~e020 fill circle circle.fill
    backward.end ~e045 fill circle circle.fill
    backward.end.alt = fill
    backward.frame = fill
    badge.plus.radiowaves.right =
    bag = fill:= circle circle.fill badge.plus badge.minus fill.badge.plus fill.badge.minus
    bag - badge.questionmark fill.badge.questionmark
    bahtsign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    balloon = fill
    balloon.2 = fill
    bandage = fill
    banknote = fill
    barcode.viewfinder &f072
    barometer =
    baseball ~ea51 fill circle circle.fill
    basket ~e8cb fill
    basketball ~ea26 fill circle circle.fill
    bathtub ~ea41 fill
    battery.0 @battery.0percent
    battery.0percent =
    battery.100 @battery.100percent circle circle.fill
    battery.100.bolt @battery.100percent.bolt
    battery.100percent = circle circle.fill
    battery.100percent.bolt =
    battery.25 @battery.25percent
    battery.25percent =
    battery.50 @battery.50percent
    battery.50percent =
    battery.75 @battery.75percent
    battery.75percent =
    beach.umbrella ~eb3e fill
    beats.headphones f01f
    bed.double = fill circle circle.fill badge.checkmark badge.checkmark.fill
    bell ~e7f4 fill circle circle.fill slash slash.fill slash.circle slash.circle.fill badge
    bell - badge.fill badge.circle badge.circle.fill square square.fill
    bell.and.waveform = fill
    bell.and.waves.left.and.right ~e7f7 fill
    bell.badge - slash slash.fill
    bell.badge.waveform = fill slash slash.fill
    beziercurve &f559
    bicycle e52f circle circle.fill
    binoculars ~&f0a5 fill circle circle.fill
    bird = fill circle circle.fill
    birthday.cake ~e7e9 fill
    bitcoinsign ebc5 circle circle.fill square square.fill
    blinds.horizontal.closed ec1f
    blinds.horizontal.open e286
    blinds.vertical.closed =
    blinds.vertical.open =
    bluetooth e1a7
    bold = underline
    bolt ! fill:! circle circle.fill slash slash.fill badge.checkmark badge.checkmark.fill
    bolt - badge.clock badge.clock.fill badge.xmark badge.xmark.fill
    bolt.batteryblock = fill
    bolt.car ~eb1c fill circle circle.fill
    bolt.fill.batteryblock = fill
    bolt.heart = fill
    bolt.horizontal = fill circle circle.fill
    bolt.horizontal.icloud = fill
    bolt.house = fill
    bolt.shield = fill
    bolt.slash - circle circle.fill
    bolt.square = fill
    bolt.trianglebadge.exclamationmark = fill
    bonjour =
    book ~e0e0 fill circle circle.fill badge.plus badge.plus.fill
    book.and.wrench = fill
    book.closed ~e865 fill circle circle.fill
    book.pages ~&f5da fill:&f5da
    bookmark = fill circle circle.fill slash slash.fill square square.fill
    books.vertical ! fill:! circle circle.fill
    box.truck ~e558 fill badge.clock badge.clock.fill
    brain = fill
    brain.filled.head.profile ea4a
    brain.head.profile = fill:@brain.filled.head.profile
    brakesignal =
    brazilianrealsign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    briefcase = fill circle circle.fill
    bubble @bubble.left fill:@bubble.left.fill circle circle.fill
    bubble.and.pencil =
    bubble.left = fill circle circle.fill
    bubble.left.and.bubble.right = fill
    bubble.left.and.exclamationmark.bubble.right = fill
    bubble.left.and.text.bubble.right = fill
    bubble.middle.bottom = fill
    bubble.middle.top = fill
    bubble.right = fill circle circle.fill
    bubbles.and.sparkles = fill
    building ~e0af fill
    building.2 = fill circle circle.fill
    building.2.crop.circle = fill
    building.columns ~e84f fill circle circle.fill
    bullseye &f5dd
    bus ~e530 fill
    bus.doubledecker ~e530 fill
    button.angledbottom.horizontal.left = fill
    button.angledbottom.horizontal.right = fill
    button.horizontal = fill
    button.roundedbottom.horizontal = fill
    button.roundedtop.horizontal = fill
    """
}
