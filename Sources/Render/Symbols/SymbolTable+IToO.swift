extension SymbolTable {
  /// The rows whose names begin with i to o.
  static let rowsFromIToO: StaticString = """
    icloud e2c2 fill:e2bd circle circle.fill slash slash.fill square square.fill
    icloud.and.arrow.down = fill
    icloud.and.arrow.up = fill
    increase.indent e23e
    indianrupeesign eaf7 circle circle.fill square square.fill
    infinity eb3d circle circle.fill
    info = circle circle.fill square square.fill
    info.bubble = fill
    inset.filled.bottomhalf.rectangle =
    inset.filled.bottomhalf.rectangle.portrait =
    inset.filled.bottomhalf.tophalf.rectangle =
    inset.filled.bottomleading.bottomtrailing.rectangle =
    inset.filled.bottomleading.rectangle =
    inset.filled.bottomleading.rectangle.portrait =
    inset.filled.bottomleft.bottomright.rectangle =
    inset.filled.bottomleft.rectangle =
    inset.filled.bottomleft.rectangle.portrait =
    inset.filled.bottomright.rectangle =
    inset.filled.bottomright.rectangle.portrait =
    inset.filled.bottomthird.rectangle =
    inset.filled.bottomthird.rectangle.portrait =
    inset.filled.bottomthird.square =
    inset.filled.bottomtrailing.rectangle =
    inset.filled.bottomtrailing.rectangle.portrait =
    inset.filled.capsule =
    inset.filled.capsule.portrait =
    inset.filled.center.rectangle = badge.plus
    inset.filled.center.rectangle.portrait =
    inset.filled.circle @circle.inset.filled slash
    inset.filled.diamond =
    inset.filled.leadinghalf.rectangle =
    inset.filled.leadinghalf.rectangle.portrait =
    inset.filled.leadinghalf.toptrailing.bottomtrailing.rectangle =
    inset.filled.leadinghalf.trailinghalf.rectangle =
    inset.filled.leadingthird.rectangle =
    inset.filled.leadingthird.rectangle.portrait =
    inset.filled.leadingthird.square =
    inset.filled.lefthalf.rectangle @rectangle.lefthalf.inset.filled
    inset.filled.lefthalf.rectangle.portrait =
    inset.filled.lefthalf.righthalf.rectangle =
    inset.filled.lefthalf.topright.bottomright.rectangle =
    inset.filled.leftthird.middlethird.rightthird.rectangle =
    inset.filled.leftthird.rectangle =
    inset.filled.leftthird.rectangle.portrait =
    inset.filled.leftthird.square =
    inset.filled.oval =
    inset.filled.oval.portrait =
    inset.filled.rectangle @rectangle.inset.filled
    inset.filled.rectangle.badge.record =
    inset.filled.rectangle.portrait @rectangle.portrait.inset.filled
    inset.filled.righthalf.rectangle =
    inset.filled.righthalf.rectangle.portrait =
    inset.filled.rightthird.rectangle =
    inset.filled.rightthird.rectangle.portrait =
    inset.filled.rightthird.square =
    inset.filled.square @square.inset.filled
    inset.filled.tophalf.bottomhalf.rectangle =
    inset.filled.tophalf.bottomleft.bottomright.rectangle =
    inset.filled.tophalf.rectangle =
    inset.filled.tophalf.rectangle.portrait =
    inset.filled.topleading.bottomleading.trailinghalf.rectangle =
    inset.filled.topleading.rectangle =
    inset.filled.topleading.rectangle.portrait =
    inset.filled.topleft.bottomleft.righthalf.rectangle =
    inset.filled.topleft.rectangle =
    inset.filled.topleft.rectangle.portrait =
    inset.filled.topleft.topright.bottomhalf.rectangle =
    inset.filled.topleft.topright.bottomleft.bottomright.rectangle =
    inset.filled.topright.rectangle =
    inset.filled.topright.rectangle.portrait =
    inset.filled.topthird.rectangle =
    inset.filled.topthird.rectangle.portrait =
    inset.filled.topthird.square =
    inset.filled.toptrailing.rectangle =
    inset.filled.toptrailing.rectangle.portrait =
    inset.filled.trailinghalf.rectangle =
    inset.filled.trailinghalf.rectangle.portrait =
    inset.filled.trailingthird.rectangle =
    inset.filled.trailingthird.rectangle.portrait =
    inset.filled.trailingthird.square =
    internaldrive ! fill:!
    ipad = badge.checkmark badge.exclamationmark badge.location badge.play
    ipad.and.iphone = slash
    ipad.gen1 e331 badge.exclamationmark badge.location badge.play slash
    ipad.gen2 e325 badge.exclamationmark badge.location badge.play slash
    ipad.homebutton @ipad
    ipad.homebutton.landscape @ipad.landscape
    ipad.landscape = badge.exclamationmark badge.location badge.play
    iphone = circle circle.fill slash slash.circle slash.circle.fill badge.checkmark
    iphone - badge.exclamationmark badge.location badge.play
    iphone.and.arrow.forward =
    iphone.gen1 = circle circle.fill badge.exclamationmark badge.location badge.play slash
    iphone.gen1.landscape >>>e325 slash
    iphone.gen1.slash - circle circle.fill
    iphone.gen2 = circle circle.fill badge.exclamationmark badge.location badge.play slash
    iphone.gen2.landscape >>>e324 slash
    iphone.gen2.slash - circle circle.fill
    iphone.gen3 @iphone circle circle.fill badge.exclamationmark badge.location badge.play slash
    iphone.gen3.landscape >>>e324 slash
    iphone.gen3.radiowaves.left.and.right e62d circle circle.fill
    iphone.gen3.slash - circle circle.fill
    iphone.homebutton e325 circle circle.fill slash badge.play
    iphone.homebutton.landscape @iphone.landscape
    iphone.homebutton.slash - circle circle.fill
    iphone.landscape >>>e325
    iphone.motion =
    iphone.radiowaves.left.and.right e62d circle circle.fill
    iphone.rear.camera =
    ipodtouch e325 slash
    ipodtouch.landscape >>>e325
    italic =
    j - square.on.square:* square.on.square.fill:*
    jacket = fill circle circle.fill
    key >~e0da fill slash slash.fill circle circle.fill
    key.card = fill
    key.horizontal ~e0da fill
    key.icloud = fill
    key.viewfinder =
    keyboard ^e312 fill badge.ellipsis badge.ellipsis.fill
    keyboard.badge.eye = fill
    keyboard.chevron.compact.down ^e31a fill
    kipsign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    l - rectangle.roundedbottom:* rectangle.roundedbottom.fill:* button.roundedbottom.horizontal:*
    l - button.roundedbottom.horizontal.fill:*
    l.joystick = fill
    l1 - rectangle.roundedbottom:* rectangle.roundedbottom.fill:*
    l1 - button.roundedbottom.horizontal:* button.roundedbottom.horizontal.fill:*
    l2 - rectangle.roundedtop:* rectangle.roundedtop.fill:* button.roundedtop.horizontal:*
    l2 - button.roundedtop.horizontal.fill:*
    l4 - button.horizontal:* button.horizontal.fill:*
    ladybug = fill circle circle.fill slash slash.fill
    ladybug.slash - circle circle.fill
    lamp.ceiling ~f02a fill
    lamp.desk = fill
    lamp.floor = fill
    lamp.table = fill
    lanyardcard = fill
    laptopcomputer = slash badge.checkmark
    laptopcomputer.and.iphone e1b1
    laptopcomputer.trianglebadge.exclamationmark =
    larisign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    lasso =
    latch.2.case = fill
    laurel.leading =
    laurel.trailing =
    lb - rectangle.roundedbottom:* rectangle.roundedbottom.fill:*
    lb - button.roundedbottom.horizontal:* button.roundedbottom.horizontal.fill:*
    leaf ~ea35 fill circle circle.fill
    leaf.arrow.circlepath e761
    leaf.arrow.triangle.circlepath =
    level = fill
    lifepreserver ef73 fill
    light.beacon.max = fill
    light.max =
    light.min =
    light.ribbon = fill
    lightbulb e90f fill:e0f0 circle circle.fill slash slash.fill
    lightbulb.2 = fill
    lightbulb.led @lightbulb fill:@lightbulb.fill
    lightbulb.max = fill
    lightbulb.min = fill badge.exclamationmark badge.exclamationmark.fill
    lightrail ~e571 fill
    lightspectrum.horizontal =
    lightswitch.off = fill square square.fill
    lightswitch.on = fill square square.fill
    line.2.horizontal.decrease.circle = fill
    line.3.crossed.swirl.circle = fill
    line.3.horizontal.decrease = circle circle.fill
    line.diagonal.arrow =
    line.horizontal.3.decrease @line.3.horizontal.decrease circle circle.fill
    line.horizontal.star.fill.line.horizontal =
    lines.measurement.horizontal =
    lines.measurement.vertical =
    lineweight e91a
    link = circle circle.fill badge.plus
    link.icloud = fill
    lirasign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    list.and.film =
    list.bullet = circle circle.fill badge.ellipsis
    list.bullet.below.rectangle =
    list.bullet.clipboard ^e85d fill
    list.bullet.indent e8de
    list.bullet.rectangle = fill
    list.bullet.rectangle.portrait = fill
    list.clipboard ^e85d fill
    list.dash = badge.ellipsis
    list.dash.header.rectangle = fill
    list.number = badge.ellipsis
    list.star =
    list.triangle =
    livephoto = slash
    livephoto.play e9c2
    lizard = fill circle circle.fill
    lm - button.horizontal:* button.horizontal.fill:*
    location ! fill:e569 circle circle.fill slash slash.fill square square.fill
    location.app = fill
    location.fill.viewfinder =
    location.magnifyingglass =
    location.north ~e55d fill circle circle.fill
    location.north.line = fill
    location.slash - circle circle.fill
    location.viewfinder =
    lock = fill circle circle.fill square square.fill slash slash.fill badge.clock
    lock - fill.badge.clock badge.checkmark badge.checkmark.fill badge.clock.fill badge.xmark
    lock - badge.xmark.fill trianglebadge.exclamationmark trianglebadge.exclamationmark.fill
    lock.applewatch =
    lock.circle.dotted =
    lock.desktopcomputer =
    lock.display =
    lock.doc = fill
    lock.document = fill
    lock.heart = fill
    lock.icloud = fill
    lock.ipad =
    lock.iphone e0dc
    lock.laptopcomputer =
    lock.open = fill trianglebadge.exclamationmark trianglebadge.exclamationmark.fill
    lock.open.applewatch =
    lock.open.desktopcomputer =
    lock.open.display =
    lock.open.ipad =
    lock.open.iphone =
    lock.open.laptopcomputer =
    lock.open.rotation =
    lock.rectangle = fill
    lock.rectangle.stack = fill
    lock.rotation =
    lock.rotation.open =
    lock.shield = fill
    lock.square.stack = fill
    logo.xbox &f5b9
    long.text.page.and.pencil = fill
    lt - rectangle.roundedtop:* rectangle.roundedtop.fill:* button.roundedtop.horizontal:*
    lt - button.roundedtop.horizontal.fill:*
    lungs = fill
    m1 - button.horizontal:* button.horizontal.fill:*
    m2 - button.horizontal:* button.horizontal.fill:*
    m3 - button.horizontal:* button.horizontal.fill:*
    m4 - button.horizontal:* button.horizontal.fill:*
    macbook e320 badge.checkmark slash trianglebadge.exclamationmark
    macbook.and.iphone e1b1
    macbook.gen1 @macbook
    macbook.gen2 @macbook
    macmini = fill badge.checkmark badge.checkmark.fill
    macpro.gen3 = fill
    macwindow = badge.plus
    macwindow.and.pointer.arrow =
    macwindow.on.rectangle =
    magazine ~e666 fill
    magicmouse = fill
    magnifyingglass = circle circle.fill
    mail @envelope fill:@envelope.fill
    mail.and.text.magnifyingglass =
    mail.stack e9bc
    malaysianringgitsign - arrow.trianglehead.counterclockwise.rotate.90:*
    manatsign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    map ! fill:e55b circle circle.fill
    mappin ! circle circle.fill square square.fill slash slash.circle slash.circle.fill
    mappin.and.ellipse = circle circle.fill
    medal = fill
    medal.star = fill
    medical.thermometer f076 fill
    megaphone ~ef49 fill
    memorychip ~e322 fill
    menubar.arrow.down.rectangle =
    menubar.arrow.up.rectangle =
    menubar.dock.rectangle =
    menubar.rectangle =
    menucard = fill
    message = fill circle circle.fill badge badge.fill badge.circle badge.waveform
    message - badge.waveform.fill
    message.badge - circle.fill
    metronome = fill
    mic = fill circle circle.fill slash slash.fill slash.circle slash.circle.fill
    mic - badge.plus fill.badge.plus square square.fill badge.xmark
    mic.fill - badge.xmark
    microbe ~f221 fill circle circle.fill
    microphone e02a fill:e029 circle circle.fill slash slash.fill slash.circle slash.circle.fill
    microphone - badge.plus fill.badge.plus square square.fill badge.ellipsis badge.ellipsis.fill
    microphone - badge.plus.fill badge.xmark badge.xmark.fill
    microwave ~f204 fill
    millsign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    minus - arrow.trianglehead.counterclockwise:@gobackward.minus
    minus.forwardslash.plus =
    minus.magnifyingglass =
    minus.plus.batteryblock = fill slash slash.fill
    minus.rectangle.portrait = fill
    minus.slash.plus @minus.forwardslash.plus
    mirror.side.left = fill
    mirror.side.right = fill
    moon ! fill:e51c
    moon.circle = fill
    moon.haze = fill circle circle.fill
    moon.stars = fill circle circle.fill
    moon.zzz = fill
    moonphase.first.quarter =
    moonphase.first.quarter.inverse @moonphase.last.quarter
    moonphase.full.moon =
    moonphase.full.moon.inverse @moonphase.new.moon
    moonphase.last.quarter =
    moonphase.last.quarter.inverse @moonphase.first.quarter
    moonphase.new.moon =
    moonphase.new.moon.inverse @moonphase.full.moon
    moonphase.waning.crescent =
    moonphase.waning.crescent.inverse @moonphase.waxing.gibbous
    moonphase.waning.gibbous =
    moonphase.waning.gibbous.inverse @moonphase.waxing.crescent
    moonphase.waxing.crescent =
    moonphase.waxing.crescent.inverse @moonphase.waning.gibbous
    moonphase.waxing.gibbous =
    moonphase.waxing.gibbous.inverse @moonphase.waning.crescent
    moped = fill
    mosaic = fill
    motorcycle e9f9
    mount =
    mountain.2 ~e3df fill circle circle.fill
    mouth = fill
    move.3d =
    movieclapper ~e02c fill
    mug ~ea1b fill
    music.house = fill
    music.mic ef5a circle circle.fill
    music.note = circle circle.fill slash
    music.note.house = fill
    music.note.list e03d
    music.note.square.stack = fill
    music.note.tv e063
    music.pages = fill
    music.quarternote.3 =
    mustache = fill
    nairasign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    network @globe slash
    network.badge.shield.half.filled =
    newspaper = fill circle circle.fill
    norwegiankronesign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    nose = fill
    nosign e611 badge.clock
    note =
    note.text = badge.plus
    numbers.rectangle @123.rectangle fill:@123.rectangle.fill
    oar.2.crossed = circle circle.fill
    octagon - lefthalf.filled righthalf.filled tophalf.filled bottomhalf.filled
    oilcan = fill
    opticaldisc ~e019 fill
    opticaldiscdrive = fill
    opticid = fill
    option =
    oval = fill lefthalf.filled righthalf.filled tophalf.filled bottomhalf.filled
    oval.inset.filled @inset.filled.oval
    oval.portrait = fill lefthalf.filled righthalf.filled tophalf.filled bottomhalf.filled
    oval.portrait.inset.filled @inset.filled.oval.portrait
    oven = fill
    """
}
