// Names of Core Foundation that Foundation exports on Apple's systems.
@_exported import struct Drawing.CGAffineTransform
@_exported import class ViewCore.UndoManager
