"""Renders masters: blender -b -noaudio --python-exit-code 1 -P render.py -- <picture> out=<folder> [res=960] [spp=48]

Writes <folder>/<picture>.png and one .mask.png / .mask2.png for each colour zone.
"""
import os,sys,time
sys.path.insert(0,os.path.dirname(os.path.abspath(__file__)))
import numpy as np
import animals,banner,beds,feeding,gear,products,softgoods
from studio import bpy,render,reset,save,studio

NEUTRAL='#c8c8c8'   # every coloured zone is rendered in this grey; the service multiplies it to the asked colour
CREAM='#F4EFE6'     # the ground behind products
# the newer families name the materials of their zones tint… and tint2…, and know their own neutral colours
NAMED={**beds.ALL,**feeding.ALL,**gear.ALL}
# picture: (builder, its neutral colours, material names of each zone, samples)
PRODUCTS={
    'bowl':(products.bowl,dict(color=NEUTRAL),(('tint',),),48),
    'rope-toy':(products.ropetoy,dict(color=NEUTRAL),(('tint',),('tintb',)),24),
    'plush-bed':(products.petbed,dict(color=NEUTRAL),(('tint','tint_h'),),32),
    'collar':(products.collar,dict(color=NEUTRAL),(('tint',),),24),
    'bird-cage':(products.cage,dict(color=NEUTRAL),(('tint',),),32),
    'aquarium':(products.aquarium,dict(color=NEUTRAL),(('tint',),),48),
    'carrier':(softgoods.carrier,dict(fab='#a0a0a0',lea=NEUTRAL),(('tint','tint_pipe'),('tint2',)),32),
    'cat-tree':(softgoods.cattree,dict(plush=NEUTRAL,dark='#8b8b8b',pom=NEUTRAL),(('plush_felt','plush_fuzz'),('pom_felt','pom_fuzz')),32),
    'sweater':(softgoods.sweater,dict(c1=NEUTRAL,c2=NEUTRAL,c3=NEUTRAL),(),32),
}
TINTS={'dog':'#F7E3C3','cat':'#F3DAD8','bird':'#D9E9F4','fish':'#CFEAE4'}

def stage(build,colours,samples,res,bg):
    reset(); view=build(**colours); view.update(res=res,samples=samples,vt='Standard',exposure=0,bg=bg); studio(**view)

def named_zones():
    names=sorted(m.name for m in bpy.data.materials if m.name.startswith('tint')); second=tuple(n for n in names if n.startswith('tint2'))
    return (tuple(n for n in names if n not in second),)+((second,) if second else ())

def sweater_masks(out,build,res):
    """the sweater's zones are vertex colours, which no material mask tells apart: paint them green and red, read the albedo"""
    stage(build,dict(c1='#00ff00',c2='#ff0000',c3='#ff0000'),16,res,'#000000')
    a=render(out,albedo_only=True); blue=a[...,2]; green,red=a[...,1]-blue,a[...,0]-blue; both=np.maximum(green+red,1e-4)
    cover=np.clip(both/(.8*np.percentile(both[both>.1],50)),0,1)
    for zone,part in ((out+'.mask.png',green),(out+'.mask2.png',red)): save(np.repeat((np.clip(part/both,0,1)*cover)[...,None],3,2),zone,raw=True)

def draw(name,folder,res=960,spp=None):
    out=os.path.join(os.path.abspath(folder),name); os.makedirs(folder,exist_ok=True)
    if name=='banner-home':
        reset(); bg=banner.home(1920,spp or 28); render(out,bgtarget=bg,pct=74)
    elif name.startswith('tile-'):
        pet=name[5:]; stage(animals.ALL[pet],{},spp or 24,res,TINTS[pet]); render(out,bgtarget=TINTS[pet])
    elif name in NAMED:
        stage(NAMED[name],{},spp or 28,res,CREAM); render(out,named_zones(),bgtarget=CREAM,pct=60)
    else:
        build,colours,zones,samples=PRODUCTS[name]
        stage(build,colours,spp or samples,res,CREAM); render(out,zones,bgtarget=CREAM,pct=60)
        if name=='sweater': sweater_masks(out,build,res)

if __name__=='__main__':
    words=sys.argv[sys.argv.index('--')+1:]; options=dict(w.split('=') for w in words if '=' in w)
    for name in (w for w in words if '=' not in w):
        began=time.time(); draw(name,options['out'],int(options.get('res',960)),int(options['spp']) if 'spp' in options else None)
        print('TOTAL %s %.0f s'%(name,time.time()-began),flush=True)
