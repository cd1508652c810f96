extension SymbolTable {
  /// The rows whose names begin with f to h.
  static let rowsFromFToH: StaticString = """
    f.cursive &f295 circle circle.fill slash
    face.dashed =
    face.smiling e0ed fill:=
    face.smiling.inverse =
    faceid =
    facemask ~f218 fill
    fan ~&f210 fill circle circle.fill slash slash.fill
    fan.desk = fill
    faxmachine = fill
    ferry ~e532 fill
    figure e4eb
    figure.2 = circle circle.fill
    figure.2.and.child.holdinghands f1a2
    figure.2.arms.open = circle circle.fill
    figure.american.football = circle circle.fill
    figure.and.child.holdinghands f1ac
    figure.archery = circle circle.fill
    figure.arms.open e92c
    figure.australian.football = circle circle.fill
    figure.badminton = circle circle.fill
    figure.barre = circle circle.fill
    figure.baseball = circle circle.fill
    figure.basketball = circle circle.fill
    figure.bowling = circle circle.fill
    figure.boxing = circle circle.fill
    figure.child eb67 circle circle.fill
    figure.child.and.lock = fill
    figure.climbing = circle circle.fill
    figure.cooldown = circle circle.fill
    figure.core.training = circle circle.fill
    figure.cricket ea27 circle circle.fill
    figure.cross.training = circle circle.fill
    figure.curling = circle circle.fill
    figure.dance = circle circle.fill
    figure.disc.sports = circle circle.fill
    figure.dress.line.vertical.figure e63d
    figure.elliptical = circle circle.fill
    figure.equestrian.sports = circle circle.fill
    figure.fall = circle circle.fill
    figure.fencing = circle circle.fill
    figure.fishing = circle circle.fill
    figure.flexibility @figure.cooldown circle circle.fill
    figure.golf = circle circle.fill
    figure.gymnastics ebc4 circle circle.fill
    figure.hand.cycling = circle circle.fill
    figure.handball ea33 circle circle.fill
    figure.highintensity.intervaltraining = circle circle.fill
    figure.hiking e50a circle circle.fill
    figure.hockey = circle circle.fill
    figure.hunting = circle circle.fill
    figure.ice.hockey = circle circle.fill
    figure.ice.skating e50b circle circle.fill
    figure.indoor.cycle e52f circle circle.fill
    figure.indoor.rowing e921 circle circle.fill
    figure.indoor.soccer = circle circle.fill
    figure.jumprope = circle circle.fill
    figure.kickboxing eae9 circle circle.fill
    figure.lacrosse = circle circle.fill
    figure.martial.arts eae9 circle circle.fill
    figure.mind.and.body ea78 circle circle.fill
    figure.mixed.cardio = circle circle.fill
    figure.open.water.swim eb48 circle circle.fill
    figure.outdoor.cycle e52f circle circle.fill
    figure.outdoor.rowing e921 circle circle.fill
    figure.outdoor.soccer = circle circle.fill
    figure.pickleball = circle circle.fill
    figure.pilates = circle circle.fill
    figure.play ea1d circle circle.fill
    figure.pool.swim eb48 circle circle.fill
    figure.racquetball = circle circle.fill
    figure.roll e934 circle circle.fill
    figure.rower e921
    figure.rugby = circle circle.fill
    figure.run e566 circle circle.fill
    figure.run.square.stack = fill
    figure.run.treadmill = circle circle.fill
    figure.sailing e502 circle circle.fill
    figure.seated.seatbelt =
    figure.seated.side =
    figure.skateboarding e511 circle circle.fill
    figure.skiing.crosscountry = circle circle.fill
    figure.skiing.downhill e509 circle circle.fill
    figure.snowboarding e513 circle circle.fill
    figure.soccer =
    figure.socialdance = circle circle.fill
    figure.softball = circle circle.fill
    figure.squash = circle circle.fill
    figure.stair.stepper = circle circle.fill
    figure.stairs = circle circle.fill
    figure.stand e4eb
    figure.stand.line.dotted.figure.stand =
    figure.step.training = circle circle.fill
    figure.strengthtraining.functional = circle circle.fill
    figure.strengthtraining.traditional = circle circle.fill
    figure.surfing e515 circle circle.fill
    figure.table.tennis ea33 circle circle.fill
    figure.taichi = circle circle.fill
    figure.tennis = circle circle.fill
    figure.track.and.field = circle circle.fill
    figure.volleyball = circle circle.fill
    figure.walk e536 circle circle.fill
    figure.walk.arrival =
    figure.walk.departure =
    figure.walk.motion e536 trianglebadge.exclamationmark
    figure.walk.treadmill = circle circle.fill
    figure.water.fitness eb48 circle circle.fill
    figure.waterpolo eb48 circle circle.fill
    figure.wave ea1d circle circle.fill
    figure.wrestling ea34 circle circle.fill
    figure.yoga ea78 circle circle.fill
    filemenu.and.cursorarrow =
    filemenu.and.selection =
    film = fill circle circle.fill
    film.stack ^e04a fill
    finder &f036
    fireplace ~ea43 fill
    fireworks =
    fish ~&f23a fill circle circle.fill
    flag = fill circle circle.fill slash slash.fill badge.ellipsis fill.badge.ellipsis square
    flag - square.fill badge.ellipsis.fill
    flag.2.crossed = fill circle circle.fill
    flag.and.flag.filled.crossed =
    flag.checkered f06e circle circle.fill
    flag.filled.and.flag.crossed =
    flag.pattern.checkered @flag.checkered circle circle.fill
    flag.slash - circle circle.fill
    flame ~ef55 fill circle circle.fill
    flashlight.off.fill f00a
    flashlight.on.fill f00b
    flask ~ea4b fill
    flip.horizontal e3e8 fill:=
    flipphone =
    florinsign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    flowchart = fill
    folder ~e2c7 fill circle circle.fill badge.plus badge.minus badge.questionmark badge.gearshape
    folder - fill.badge.plus fill.badge.minus fill.badge.questionmark fill.badge.gearshape
    folder.badge.gear @folder.badge.gearshape
    folder.badge.person.crop =
    folder.fill.badge.gear @folder.fill.badge.gearshape
    folder.fill.badge.person.crop =
    football ~ea29 fill circle circle.fill
    fork.knife e56c circle circle.fill
    forward ~e01f fill circle circle.fill
    forward.end ~e044 fill circle circle.fill
    forward.end.alt = fill
    forward.frame = fill
    fossil.shell = fill
    francsign eafa circle circle.fill square square.fill
    frying.pan = fill
    fuelpump ~e546 fill circle circle.fill slash slash.fill
    function &f295
    fx =
    gamecontroller ^ea28 fill circle circle.fill
    gauge @speedometer badge.plus badge.minus
    gauge.high =
    gauge.low =
    gauge.medium = badge.minus badge.plus
    gauge.open.with.lines.needle.33percent =
    gauge.with.dots.needle.0percent =
    gauge.with.dots.needle.100percent =
    gauge.with.dots.needle.33percent =
    gauge.with.dots.needle.50percent =
    gauge.with.dots.needle.67percent =
    gauge.with.dots.needle.bottom.0percent =
    gauge.with.dots.needle.bottom.100percent =
    gauge.with.dots.needle.bottom.50percent = badge.minus badge.plus
    gauge.with.needle = fill
    gear = badge badge.plus badge.checkmark circle circle.fill badge.questionmark badge.xmark
    gearshape ! fill:= circle circle.fill
    gearshape.2 ~f10c fill
    gearshape.arrow.triangle.2.circlepath =
    gearshape.arrow.trianglehead.2.clockwise.rotate.90 @gearshape.arrow.triangle.2.circlepath
    gift ! fill:! circle circle.fill
    giftcard = fill
    globe = badge.clock
    globe.americas ~e80b fill
    globe.asia.australia = fill
    globe.badge.chevron.backward =
    globe.central.south.asia @globe.asia.australia fill:@globe.asia.australia.fill
    globe.desk = fill
    globe.europe.africa = fill
    gobackward @arrow.counterclockwise
    gobackward.10 =
    gobackward.15 =
    gobackward.30 =
    gobackward.45 =
    gobackward.5 =
    gobackward.60 =
    gobackward.75 =
    gobackward.90 =
    gobackward.minus =
    goforward @arrow.clockwise
    goforward.10 =
    goforward.15 =
    goforward.30 =
    goforward.45 =
    goforward.5 =
    goforward.60 =
    goforward.75 =
    goforward.90 =
    goforward.plus =
    graduationcap ~e80c fill circle circle.fill
    greetingcard = fill
    grid = circle circle.fill
    guaranisign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    guitars ~&f2c4 fill
    gyroscope =
    h - square.on.square:* square.on.square.fill:*
    hammer = fill circle circle.fill
    hand.draw = fill badge.ellipsis badge.ellipsis.fill
    hand.palm.facing @hand.raised fill:@hand.raised.fill
    hand.pinch eb38 fill
    hand.point.down ~>&f2c7 fill
    hand.point.left ~<&f2c7 fill
    hand.point.right ~&f2c7 fill
    hand.point.up ~ebb9 fill
    hand.point.up.braille = fill
    hand.point.up.left ~ebb9 fill
    hand.raised ~e764 fill circle circle.fill slash slash.fill square square.fill
    hand.raised - square.on.square:* square.on.square.fill:*
    hand.raised.app = fill
    hand.raised.fingers.spread ~e925 fill
    hand.tap ~e913 fill
    hand.thumbsdown e9f2 fill:e8db circle circle.fill slash slash.fill
    hand.thumbsup e9f3 fill:e8dc circle circle.fill slash slash.fill
    hand.wave ~e766 fill
    handbag = fill circle circle.fill
    hands.and.sparkles = fill
    hands.clap = fill
    hands.sparkles = fill
    hanger f19e
    hare = fill circle circle.fill
    hat.cap = fill
    headlight.daytime = fill
    headlight.fog = fill
    headlight.high.beam = fill
    headlight.low.beam = fill
    headphones f01f circle circle.fill slash
    headphones.over.ear @headphones
    headset &f2ce circle circle.fill
    hearingdevice.ear = fill
    heart = fill circle circle.fill slash slash.fill square square.fill slash.circle
    heart - slash.circle.fill badge.bolt badge.bolt.fill
    heart.badge.bolt - slash slash.fill
    heart.rectangle = fill
    heart.text.clipboard = fill
    heart.text.square = fill
    heater.vertical = fill
    hexagon - lefthalf.filled righthalf.filled tophalf.filled bottomhalf.filled
    hifispeaker ~e32d fill badge.minus badge.minus.fill badge.plus badge.plus.fill
    hifispeaker.2 ~e32e fill badge.minus badge.minus.fill badge.plus badge.plus.fill
    hifispeaker.and.appletv = fill
    hifispeaker.and.homepod = fill badge.minus badge.minus.fill badge.plus badge.plus.fill
    hifispeaker.and.homepod.mini = fill badge.minus badge.minus.fill badge.plus badge.plus.fill
    hifispeaker.and.homepodmini @hifispeaker.and.homepod.mini
    hifispeaker.and.homepodmini - fill:@hifispeaker.and.homepod.mini.fill
    hifispeaker.arrow.forward = fill
    highlighter e22b badge.ellipsis
    hockey.puck = fill circle circle.fill
    homekit =
    homepod = fill badge.checkmark badge.checkmark.fill badge.minus badge.minus.fill badge.plus
    homepod - badge.plus.fill
    homepod.2 = fill badge.minus badge.minus.fill badge.plus badge.plus.fill
    homepod.and.appletv = fill
    homepod.and.homepod.mini = fill badge.minus badge.minus.fill badge.plus badge.plus.fill
    homepod.and.homepodmini @homepod.and.homepod.mini fill:@homepod.and.homepod.mini.fill
    homepod.arrow.forward = fill
    homepod.mini = fill badge.checkmark badge.checkmark.fill badge.minus badge.minus.fill
    homepod.mini - badge.plus badge.plus.fill
    homepod.mini.2 = fill badge.minus badge.minus.fill badge.plus badge.plus.fill
    homepod.mini.and.appletv = fill
    homepod.mini.arrow.forward = fill
    homepodmini = fill
    homepodmini.2 = fill
    homepodmini.and.appletv = fill
    hourglass = circle circle.fill badge.plus badge.lock tophalf.fill:@hourglass.tophalf.filled
    hourglass - bottomhalf.fill:@hourglass.bottomhalf.filled badge.eye
    hourglass.bottomhalf.filled ea5c
    hourglass.tophalf.filled ea5b
    house ! fill:= circle circle.fill slash slash.fill badge.exclamationmark
    house - badge.exclamationmark.fill
    house.and.flag = fill circle circle.fill
    house.lodge e587 fill circle circle.fill
    hryvniasign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    humidifier = fill
    humidity = fill
    hurricane ebd5 circle circle.fill
    """
}
