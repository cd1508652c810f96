extension SymbolTable {
  /// The rows whose names begin with p to r.
  static let rowsFromPToR: StaticString = """
    p1 - button.horizontal:* button.horizontal.fill:*
    p2 - button.horizontal:* button.horizontal.fill:*
    p3 - button.horizontal:* button.horizontal.fill:*
    p4 - button.horizontal:* button.horizontal.fill:*
    paintbrush ~e3ae fill
    paintbrush.pointed ~e3ae fill
    paintpalette ^e40a fill
    pano = fill
    paperclip = circle circle.fill badge.ellipsis
    paperplane ! fill:= circle circle.fill
    paragraph =
    parkingsign e54f circle circle.fill square square.fill
    parkingsign.brakesignal =
    party.popper ~ea65 fill
    pause ! fill:! circle circle.fill rectangle rectangle.fill
    pawprint = fill circle circle.fill
    pc =
    pencil = circle circle.fill slash
    pencil.and.ellipsis.rectangle @rectangle.and.pencil.and.ellipsis
    pencil.and.list.clipboard =
    pencil.and.outline e746
    pencil.and.ruler ~f10a fill
    pencil.and.scribble =
    pencil.line =
    pencil.tip =
    pencil.tip.crop.circle = badge.plus badge.minus badge.arrow.forward
    pentagon - lefthalf.filled righthalf.filled tophalf.filled bottomhalf.filled
    person = fill circle circle.fill slash slash.fill slash.circle slash.circle.fill
    person - badge.plus badge.minus badge.clock fill.badge.plus fill.badge.minus fill.checkmark
    person - fill.xmark fill.questionmark square square.fill badge.clock.fill badge.minus.fill
    person - badge.plus.fill
    person.2 = fill circle circle.fill slash slash.fill badge.gearshape fill.badge.gearshape
    person.2 - badge.plus badge.minus fill.badge.plus fill.badge.minus badge badge.gearshape.fill
    person.2 - badge.minus.fill badge.plus.fill
    person.2.badge.key = fill
    person.2.crop.square.stack = fill
    person.2.gobackward =
    person.2.shield = fill
    person.2.square.stack @person.2.crop.square.stack
    person.2.square.stack.fill @person.2.crop.square.stack.fill
    person.2.wave.2 = fill
    person.3 = fill
    person.3.sequence = fill
    person.and.arrow.left.and.arrow.right =
    person.and.background.dotted =
    person.badge.key = fill
    person.badge.shield.checkmark = fill
    person.badge.shield.exclamationmark = fill
    person.bubble = fill
    person.bust = fill circle circle.fill
    person.crop.artframe e416
    person.crop.badge.magnifyingglass = fill
    person.crop.circle ! fill:= badge.plus badge.minus badge.checkmark badge.xmark badge.clock
    person.crop.circle - badge.exclamationmark badge.questionmark fill.badge.plus fill.badge.minus
    person.crop.circle - fill.badge.checkmark fill.badge.xmark fill.badge.clock
    person.crop.circle - fill.badge.exclamationmark fill.badge.questionmark badge badge.clock.fill
    person.crop.circle - badge.ellipsis badge.ellipsis.fill badge.exclamationmark.fill
    person.crop.circle - badge.questionmark.fill
    person.crop.circle.badge.exclam @person.crop.circle.badge.exclamationmark
    person.crop.circle.badge.moon = fill
    person.crop.circle.dashed = circle circle.fill
    person.crop.circle.fill.badge.exclam @person.crop.circle.badge.exclamationmark.fill
    person.crop.rectangle = fill badge.plus badge.plus.fill
    person.crop.rectangle.stack = fill
    person.crop.square = fill badge.video badge.video.fill badge.camera badge.camera.fill
    person.crop.square.filled.and.at.rectangle = fill
    person.fill.and.arrow.left.and.arrow.right =
    person.fill.viewfinder ec10
    person.icloud = fill
    person.line.dotted.person = fill
    person.text.rectangle = fill trianglebadge.exclamationmark trianglebadge.exclamationmark.fill
    person.wave.2 ~e91f fill
    personalhotspot e1e2 circle circle.fill slash
    perspective =
    peruviansolessign - arrow.trianglehead.counterclockwise.rotate.90:*
    pesetasign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    pesosign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    phone ~e0cd fill circle circle.fill badge.plus fill.badge.plus badge.checkmark
    phone - fill.badge.checkmark badge.clock badge.clock.fill badge.waveform badge.waveform.fill
    phone - fill.arrow.up.right:@phone.arrow.up.right.fill fill.arrow.right:@phone.arrow.right.fill
    phone - fill.arrow.down.left:@phone.arrow.down.left.fill
    phone.arrow.down.left ~e649 fill
    phone.arrow.right = fill
    phone.arrow.up.right ~e61c fill circle circle.fill
    phone.bubble = fill
    phone.bubble.left = fill
    phone.connection ~e61d fill
    phone.down ~e0b1 fill circle circle.fill
    photo = fill circle circle.fill badge.plus badge.checkmark badge.arrow.down
    photo - badge.exclamationmark badge.arrow.down.fill badge.checkmark.fill
    photo - badge.exclamationmark.fill badge.magnifyingglass badge.magnifyingglass.fill
    photo - badge.plus.fill trianglebadge.exclamationmark trianglebadge.exclamationmark.fill
    photo.artframe = circle circle.fill
    photo.fill.on.rectangle.fill @photo.on.rectangle.fill
    photo.on.rectangle = fill
    photo.on.rectangle.angled = fill
    photo.stack = fill
    photo.tv =
    pianokeys e521
    pickup.side = fill
    pill = fill circle circle.fill
    pills = fill circle circle.fill
    pin ~f10d fill circle circle.fill slash slash.fill square square.fill
    pip = fill
    pip.enter =
    pip.exit =
    pip.swap =
    placeholdertext.fill =
    platter.filled.bottom.iphone =
    platter.filled.top.iphone =
    play ! fill:! square square.fill slash slash.fill
    play.circle = fill
    play.desktopcomputer =
    play.display =
    play.house = fill
    play.laptopcomputer =
    play.rectangle = fill
    play.rectangle.on.rectangle = fill circle circle.fill
    play.square.stack = fill
    play.tv e639
    playpause = fill circle circle.fill
    plus - arrow.trianglehead.clockwise:@goforward.plus
    plus.bubble = fill
    plus.capsule = fill
    plus.circle.dashed =
    plus.forwardslash.minus =
    plus.magnifyingglass =
    plus.message = fill
    plus.rectangle.on.rectangle = fill
    plus.rectangle.portrait = fill
    plus.slash.minus @plus.forwardslash.minus
    plus.square.dashed =
    plus.square.fill.on.square.fill =
    plus.square.on.square = fill
    plus.viewfinder =
    point.3.connected.trianglepath.dotted =
    point.bottomleft.forward.to.point.topright.scurvepath = fill
    point.topleft.down.curvedto.point.bottomright.up eacd
    point.topleft.down.to.point.bottomright.curvepath = fill
    point.topleft.filled.down.to.point.bottomright.curvepath = fill
    pointer.arrow &f1b4 slash square square.fill
    pointer.arrow.click @cursorarrow.click badge.clock
    pointer.arrow.click.2 @cursorarrow.click
    pointer.arrow.motionlines.click @cursorarrow.click
    pointer.arrow.slash - square square.fill
    polishzlotysign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    popcorn ~&f422 fill circle circle.fill
    power = circle circle.fill
    power.dotted =
    poweroff =
    poweron =
    poweroutlet.type.a = fill square square.fill
    poweroutlet.type.b = fill square square.fill
    poweroutlet.type.c = fill square square.fill
    powerplug ~e63c fill
    powersleep =
    printer = fill
    printer.dotmatrix @printer fill:@printer.fill
    printer.inverse @printer.fill
    purchased = circle circle.fill
    puzzlepiece ~e87b fill
    puzzlepiece.extension ~e87b fill
    pyramid = fill
    qrcode =
    qrcode.viewfinder =
    questionmark.app.dashed =
    questionmark.bubble = fill
    questionmark.folder = fill
    questionmark.message = fill
    questionmark.square.dashed =
    questionmark.video = fill
    quote.bubble = fill
    quote.closing e244
    quote.opening >>e244
    r - square.on.square:* square.on.square.fill:* rectangle.roundedbottom:*
    r - rectangle.roundedbottom.fill:* button.roundedbottom.horizontal:*
    r - button.roundedbottom.horizontal.fill:*
    r.joystick = fill
    r1 - rectangle.roundedbottom:* rectangle.roundedbottom.fill:*
    r1 - button.roundedbottom.horizontal:* button.roundedbottom.horizontal.fill:*
    r2 - rectangle.roundedtop:* rectangle.roundedtop.fill:* button.roundedtop.horizontal:*
    r2 - button.roundedtop.horizontal.fill:*
    r4 - button.horizontal:* button.horizontal.fill:*
    radio ~e03e fill
    rainbow e3fc
    rays =
    rb - rectangle.roundedbottom:* rectangle.roundedbottom.fill:*
    rb - button.roundedbottom.horizontal:* button.roundedbottom.horizontal.fill:*
    receipt = fill
    recordingtape e0d9 circle circle.fill
    rectangle - badge.checkmark badge.minus badge.xmark slash slash.fill trailinghalf.filled
    rectangle - lefthalf.fill:@rectangle.lefthalf.filled
    rectangle - righthalf.fill:@rectangle.righthalf.filled badge.person.crop
    rectangle.2.swap =
    rectangle.3.group ~e871 fill
    rectangle.3.offgrid = fill
    rectangle.and.hand.point.up.left = fill
    rectangle.and.pencil.and.ellipsis f042
    rectangle.and.text.magnifyingglass =
    rectangle.arrowtriangle.2.inward =
    rectangle.arrowtriangle.2.outward =
    rectangle.badge.plus =
    rectangle.bottomhalf.filled =
    rectangle.bottomhalf.inset.filled @inset.filled.bottomhalf.rectangle
    rectangle.bottomthird.inset.fill @rectangle.bottomthird.inset.filled
    rectangle.bottomthird.inset.filled =
    rectangle.center.inset.fill @inset.filled.center.rectangle
    rectangle.center.inset.filled = badge.plus
    rectangle.checkered @checkerboard.rectangle
    rectangle.compress.vertical =
    rectangle.dashed ef52 badge.record
    rectangle.expand.vertical =
    rectangle.fill - badge.checkmark badge.minus badge.plus badge.xmark badge.person.crop
    rectangle.fill.on.rectangle.angled.fill =
    rectangle.fill.on.rectangle.fill = circle circle.fill
    rectangle.grid.1x2 ~e8e9 fill
    rectangle.grid.1x3 = fill
    rectangle.grid.2x2 =
    rectangle.grid.3x1 = fill
    rectangle.grid.3x2 ! fill:!
    rectangle.grid.3x3 = fill
    rectangle.inset.bottomleading.filled @inset.filled.bottomleading.rectangle
    rectangle.inset.bottomleft.fill @inset.filled.bottomleft.rectangle
    rectangle.inset.bottomleft.filled @inset.filled.bottomleft.rectangle
    rectangle.inset.bottomright.fill @inset.filled.bottomright.rectangle
    rectangle.inset.bottomright.filled @inset.filled.bottomright.rectangle
    rectangle.inset.bottomtrailing.filled @inset.filled.bottomtrailing.rectangle
    rectangle.inset.fill @rectangle.inset.filled
    rectangle.inset.filled =
    rectangle.inset.filled.and.person.filled eaf0
    rectangle.inset.topleading.filled @inset.filled.topleading.rectangle
    rectangle.inset.topleft.fill @inset.filled.topleft.rectangle
    rectangle.inset.topleft.filled @inset.filled.topleft.rectangle
    rectangle.inset.topright.fill @inset.filled.topright.rectangle
    rectangle.inset.topright.filled @inset.filled.topright.rectangle
    rectangle.inset.toptrailing.filled @inset.filled.toptrailing.rectangle
    rectangle.landscape.rotate =
    rectangle.leadinghalf.filled =
    rectangle.leadinghalf.inset.filled @inset.filled.leadinghalf.rectangle
    rectangle.leadingthird.inset.filled @inset.filled.leadingthird.rectangle
    rectangle.lefthalf.filled =
    rectangle.lefthalf.inset.fill @rectangle.lefthalf.inset.filled
    rectangle.lefthalf.inset.filled =
    rectangle.lefthalf.inset.filled.arrow.left =
    rectangle.leftthird.inset.fill @inset.filled.leftthird.rectangle
    rectangle.leftthird.inset.filled @inset.filled.leftthird.rectangle
    rectangle.on.rectangle = fill badge.gearshape circle circle.fill slash square square.fill
    rectangle.on.rectangle - slash.fill
    rectangle.on.rectangle.angled =
    rectangle.on.rectangle.slash - circle circle.fill
    rectangle.portrait - badge.plus badge.plus.fill slash slash.fill
    rectangle.portrait.and.arrow.forward = fill:=
    rectangle.portrait.and.arrow.right = fill:=
    rectangle.portrait.arrowtriangle.2.inward =
    rectangle.portrait.arrowtriangle.2.outward =
    rectangle.portrait.bottomhalf.filled =
    rectangle.portrait.bottomhalf.inset.filled @inset.filled.bottomhalf.rectangle.portrait
    rectangle.portrait.bottomleading.inset.filled @inset.filled.bottomleading.rectangle.portrait
    rectangle.portrait.bottomleft.inset.filled @inset.filled.bottomleft.rectangle.portrait
    rectangle.portrait.bottomright.inset.filled @inset.filled.bottomright.rectangle.portrait
    rectangle.portrait.bottomthird.inset.filled @inset.filled.bottomthird.rectangle.portrait
    rectangle.portrait.bottomtrailing.inset.filled @inset.filled.bottomtrailing.rectangle.portrait
    rectangle.portrait.center.inset.filled @inset.filled.center.rectangle.portrait
    rectangle.portrait.inset.filled =
    rectangle.portrait.leadinghalf.inset.filled @inset.filled.leadinghalf.rectangle.portrait
    rectangle.portrait.leadingthird.inset.filled @inset.filled.leadingthird.rectangle.portrait
    rectangle.portrait.lefthalf.filled =
    rectangle.portrait.lefthalf.inset.filled @inset.filled.lefthalf.rectangle.portrait
    rectangle.portrait.leftthird.inset.filled @inset.filled.leftthird.rectangle.portrait
    rectangle.portrait.on.rectangle.portrait = fill slash slash.fill
    rectangle.portrait.righthalf.filled =
    rectangle.portrait.righthalf.inset.filled @inset.filled.righthalf.rectangle.portrait
    rectangle.portrait.rightthird.inset.filled @inset.filled.rightthird.rectangle.portrait
    rectangle.portrait.rotate =
    rectangle.portrait.tophalf.filled =
    rectangle.portrait.tophalf.inset.filled @inset.filled.tophalf.rectangle.portrait
    rectangle.portrait.topleading.inset.filled @inset.filled.topleading.rectangle.portrait
    rectangle.portrait.topleft.inset.filled @inset.filled.topleft.rectangle.portrait
    rectangle.portrait.topright.inset.filled @inset.filled.topright.rectangle.portrait
    rectangle.portrait.topthird.inset.filled @inset.filled.topthird.rectangle.portrait
    rectangle.portrait.toptrailing.inset.filled @inset.filled.toptrailing.rectangle.portrait
    rectangle.portrait.trailinghalf.inset.filled @inset.filled.trailinghalf.rectangle.portrait
    rectangle.portrait.trailingthird.inset.filled @inset.filled.trailingthird.rectangle.portrait
    rectangle.righthalf.filled =
    rectangle.righthalf.inset.fill @inset.filled.righthalf.rectangle
    rectangle.righthalf.inset.filled @inset.filled.righthalf.rectangle
    rectangle.righthalf.inset.filled.arrow.right =
    rectangle.rightthird.inset.fill @inset.filled.rightthird.rectangle
    rectangle.rightthird.inset.filled @inset.filled.rightthird.rectangle
    rectangle.roundedbottom = fill
    rectangle.roundedtop = fill
    rectangle.split.1x2 = fill
    rectangle.split.2x1 ! slash
    rectangle.split.2x2 = fill
    rectangle.split.3x1 = fill
    rectangle.split.3x3 = fill
    rectangle.stack ! fill:! badge.plus badge.minus badge.play badge.play.fill slash slash.fill
    rectangle.stack - badge.person.crop badge.person.crop.fill
    rectangle.stack.fill - badge.minus badge.plus badge.person.crop
    rectangle.stack.person.crop = fill
    rectangle.tophalf.filled =
    rectangle.tophalf.inset.filled @inset.filled.tophalf.rectangle
    rectangle.topthird.inset.fill @inset.filled.topthird.rectangle
    rectangle.topthird.inset.filled =
    rectangle.trailinghalf.inset.filled @inset.filled.trailinghalf.rectangle
    rectangle.trailingthird.inset.filled @inset.filled.trailingthird.rectangle
    refrigerator eb47
    repeat = circle circle.fill badge.xmark
    repeat.1 = circle circle.fill
    repeat.badge.xmark - circle.fill
    restart f053 circle circle.fill
    retarder.brakesignal =
    return =
    return.left e31b
    return.right <e31b
    richtext.page ^ef42 fill
    rm - button.horizontal:* button.horizontal.fill:*
    road.lanes =
    road.lanes.curved.left =
    road.lanes.curved.right =
    roller.shade.closed ec0e
    roller.shade.open ec12
    roman.shade.open ec12
    rosette e7af
    rotate.3d e84d circle circle.fill
    rotate.left ~e418 fill
    rotate.right ~eaab fill
    rt - rectangle.roundedtop:* rectangle.roundedtop.fill:* button.roundedtop.horizontal:*
    rt - button.roundedtop.horizontal.fill:*
    rublesign eaec circle circle.fill square square.fill
    rugbyball ~ea2e fill circle circle.fill
    ruler = fill
    rupeesign - arrow.circlepath:* arrow.trianglehead.counterclockwise.rotate.90:*
    """
}
